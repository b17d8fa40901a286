import { ask, newVisitorAddress } from './server';
import { QUIET_POSTCODE } from './quiet-postcode';

export type Values = Readonly<Record<string, string>>;

/** What a visitor sees: the page, its status, and where it is. */
export interface Seen {
  readonly status: number;
  readonly path: string;
  readonly html: string;
}

/** A visitor without a browser: keeps cookies, posts pages as a browser without JavaScript does, and follows redirects. */
export function formClient(site: string, cookies: Iterable<[string, string]> = []) {
  const jar = new Map(cookies);
  const address = newVisitorAddress();

  async function once(path: string, values?: Values): Promise<Response> {
    const headers = {
      'X-Forwarded-For': address,
      Origin: site,
      Cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
    };
    const answer = await ask(site + path, {
      headers,
      ...(values ? { method: 'POST', body: new URLSearchParams(values) } : {}),
    });
    for (const set of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      if (value === '' || /max-age=0/i.test(set)) jar.delete(name);
      else jar.set(name, value);
    }
    return answer;
  }

  async function see(path: string, values?: Values): Promise<Seen> {
    let at = path;
    let answer = await once(at, values);
    for (let hops = 0; answer.headers.has('Location') && hops < 6; hops += 1) {
      at = (answer.headers.get('Location') ?? '').replace(site, '').split('#')[0] ?? '';
      answer = await once(at);
    }
    return { status: answer.status, path: at.split('?')[0] ?? '', html: await answer.text() };
  }

  return { once, see, jar, twin: () => formClient(site, jar) };
}
export type FormClient = ReturnType<typeof formClient>;

/** The value of a hidden input of a page. */
export const hiddenIn = (html: string, name: string): string =>
  new RegExp(`<input[^>]*name="${name}"[^>]*value="([^"]*)"`).exec(html)?.[1] ??
  new RegExp(`<input[^>]*value="([^"]*)"[^>]*name="${name}"`).exec(html)?.[1] ??
  '';

const REPORT = '/forms/report-a-power-cut';
const home = (mpan: string, postcode: string): Values => ({
  'supplyAddress.addressLine1': '1 Tide Street',
  'supplyAddress.addressLine3': 'Newhaven',
  'supplyAddress.postcode': postcode,
  'supplyAddress.mpan': mpan,
});

/** The answers of each page of the report, for a home with this meter point. */
export const reportAnswers = (mpan = '', postcode = QUIET_POSTCODE): Readonly<Record<string, Values>> => ({
  where: home(mpan, postcode),
  // Where the power cut is known, it is different for them.
  known: { _do: 'different' },
  'what-is-off': {
    powerOff: 'All of the property',
    whenOff: 'Today',
    neighboursAffected: 'Only us',
    propertyType: 'A home',
  },
  people: { medicalNeed: 'No', seenOrHeard: 'None of these' },
  'about-you': {
    yourName: 'Jo Whitlock',
    telephoneNumber: '07700 900123',
    bestContact: 'Call',
    textUpdates: 'No',
  },
});

/** Answers the pages of the report from one to before another, and answers what is seen then. */
export async function answerReport(
  client: FormClient,
  answers: Readonly<Record<string, Values>>,
  from = 'where',
  until = 'check',
): Promise<Seen> {
  let seen = await client.see(`${REPORT}/${from}`);
  for (let pages = 0; pages < 12; pages += 1) {
    const slug = seen.path.split('/').at(-1) ?? '';
    const values = answers[slug];
    if (slug === until || !values) return seen;
    const next = await client.see(seen.path, values);
    if (next.path === seen.path) return next;
    seen = next;
  }
  throw new Error(`the report goes round at ${seen.path}`);
}

export const sendReport = (client: FormClient, seen: Seen, more: Values = {}): Promise<Seen> =>
  client.see(`${REPORT}/check`, { _key: hiddenIn(seen.html, '_key'), ...more });

/** The reference on the thank-you page. */
export const referenceIn = ({ html }: Seen): string | null =>
  /class="[^"]*reference[^"]*"[^>]*>\s*(?:<[^>]+>\s*)*([A-Z]+-[A-Z0-9]+)/.exec(html)?.[1] ?? null;
