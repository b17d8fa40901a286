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
export const reportAnswers = (
  mpan = '',
  postcode = QUIET_POSTCODE,
): Readonly<Record<string, Values>> => ({
  where: home(mpan, postcode),
  // If the power cut is known already, they say that theirs is different.
  known: { _do: 'different' },
  'what-is-off': {
    powerOff: 'All of the property',
    whenOff: 'Today',
    medicalNeed: 'No',
    seenOrHeard: 'None of these',
  },
});

/** Fills the report's pages from one up to, but not including, another; returns that page. */
export async function answerReport(
  client: FormClient,
  answers: Readonly<Record<string, Values>>,
  from = 'where',
  until = 'about-you',
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

/** The last page of the report, as it is posted. */
export const lastPage = (seen: Seen, more: Values = {}): Values => ({
  yourName: 'Jo Whitlock',
  telephoneNumber: '07700 900123',
  bestContact: 'Call',
  textUpdates: 'No',
  _key: hiddenIn(seen.html, '_key'),
  ...more,
});

export const sendReport = (client: FormClient, seen: Seen, more: Values = {}): Promise<Seen> =>
  client.see(`${REPORT}/about-you`, lastPage(seen, more));

/** The reference on the thank-you page. */
export const referenceIn = ({ html }: Seen): string | null =>
  /class="[^"]*reference[^"]*"[^>]*>\s*(?:<[^>]+>\s*)*([A-Z]+-[A-Z0-9]+)/.exec(html)?.[1] ?? null;
