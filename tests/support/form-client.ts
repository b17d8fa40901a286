import { QUIET_POSTCODE } from './quiet-postcode';
import { type FormClient, hiddenIn, type Seen, type Values } from './visitor-client';

export * from './visitor-client';

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
