import { DAY, HOUR, SECOND, type Instant } from '~/domain/time/instant';

/** What the service worker keeps, for how long, and how much of it, in bytes. docs/decisions/offline.md */
export const LIMITS = {
  /** Of all stores together, with room for the forms that wait. */
  totalBytes: 10_000_000,
  /** How long a page may take before the kept one is shown. */
  networkMs: 4 * SECOND,
  /** How long a form may take to be sent. */
  sendMs: 25 * SECOND,
  seen: { maxEntries: 40, maxAge: 48 * HOUR, maxBytes: 400_000 },
  standing: { maxEntries: 30, maxAge: 30 * DAY, maxBytes: 400_000 },
  files: { maxEntries: 100, maxAge: 30 * DAY, maxBytes: 400_000 },
  /** Forms that wait to be sent. */
  answers: { maxEntries: 5, maxAge: 48 * HOUR, maxBytes: 60_000 },
  /** A page that is looked at for long is kept anew after this time. */
  anewMs: 5 * 60 * SECOND,
  /** What is fetched ahead is fetched again after this time. */
  aheadMs: 6 * HOUR,
} as const;

export const OFFLINE_PAGE = '/offline';
/** Its query where the device has forgotten a visitor, and the site could not be told. */
export const HALF_FORGOTTEN = '?here';
/** Where the site says that it has forgotten a visitor. */
export const FORGOTTEN = `${OFFLINE_PAGE}?forgotten`;
export const OFFLINE_REPORT = '/offline/report';
/** Read before they are needed, where the connection is good: the home page, the list, what to do and how to stay safe. */
export const AHEAD = ['/', '/power-cut/list'] as const;
/** The same, in English alone. */
export const ADVICE = ['/power-cut-advice', '/help/safety'] as const;

/** How an address in another language than English begins ("/cy"); nothing for one in English. */
export const languageIn = (path: string): string => /^\/[a-z]{2}(?![^/?#])/.exec(path)?.[0] ?? '';
/** The same address in English. */
export const inEnglish = (path: string): string => path.slice(languageIn(path).length) || '/';

/** The page for when there is no connection, in any language. */
export const isOfflinePage = (path: string): boolean => inEnglish(path) === OFFLINE_PAGE;
/** Its address, in the language of another. */
export const offlinePageFor = (path: string): string => languageIn(path) + OFFLINE_PAGE;

/** Advice and this room's own page: nothing of a visitor is in them. */
const STANDING = /^\/(?:offline|power-cut-advice|help(?:\/[\w-]+)*)$/;
/** Incidents, searches, lists and forms. Not thanks for a form, which hold a reference, nor the pages of meters. */
const SEEN = /^\/(?:power-cut(?:\/[\w-]+)?|storm|forms\/[\w-]+\/(?!thank-you$)[\w-]+)?$/;
const FILE = /^\/(?:assets|fonts|glyphs)\//;
const FORM_STEP = /^\/(?:forms\/[\w-]+\/[\w-]+|offline\/report)$/;
/** Where recent searches are forgotten, with the names of the buttons. */
const FORGETTING = /^\/power-cut\/search(?:\/dialog)?$/;

/** Pages that are kept when they pass, and never asked for twice: searches are counted, and a form's page may ask a meter. */
const ASKED_ONCE = /^\/(?:forms\/|power-cut\/search)/;
export const isAskedOnce = (path: string): boolean => ASKED_ONCE.test(inEnglish(path));

/** Which store a page belongs to; null for one that is not kept. */
export function storeOf(address: string): 'standing' | 'seen' | null {
  const path = inEnglish(address);
  if (STANDING.test(path)) return 'standing';
  return SEEN.test(path) ? 'seen' : null;
}

export const isFile = (path: string): boolean => FILE.test(path);

/** Whether a form that is posted here may be kept when it cannot be sent. */
export const isFormStep = (path: string): boolean => FORM_STEP.test(inEnglish(path));

/** Whether this is a place where a visitor may ask to be forgotten. */
export const mayForget = (path: string): boolean => isOfflinePage(path) || FORGETTING.test(inEnglish(path));

/** What a posted form asks the device to forget: its pages, or answers that were not sent as well. */
export function forgets(path: string, fields: Pick<FormData, 'has' | 'get'>): 'pages' | 'everything' | null {
  if (isOfflinePage(path)) return fields.get('do') === 'forget' ? 'everything' : null;
  if (!FORGETTING.test(inEnglish(path))) return null;
  if (fields.has('forget-all')) return 'everything';
  return fields.has('forget') ? 'pages' : null;
}

interface Facts {
  readonly status: number;
  readonly headers: Pick<Headers, 'get'>;
}

/** Whether an answer is a whole page of ours that may be kept: no error, no preview, nothing that asks not to be listed anywhere. */
export function mayKeep({ status, headers }: Facts): boolean {
  const isPage = headers.get('Content-Type')?.startsWith('text/html') === true;
  return status === 200 && isPage && !headers.get('X-Robots-Tag');
}

/** When an answer was made: its `Date`, less the time that it lay in a cache on the way. Null where nobody says. */
export function madeAt({ headers }: Pick<Facts, 'headers'>): Instant | null {
  const date = Date.parse(headers.get('Date') ?? '');
  if (!Number.isFinite(date)) return null;
  return date - Math.max(0, Number(headers.get('Age') ?? 0) || 0) * SECOND;
}

/** Whether something may still be read: younger than its store keeps it. A clock that went back makes nothing younger. */
export const isFresh = (at: Instant | null, now: Instant, { maxAge }: { maxAge: number }): boolean =>
  at !== null && Math.abs(now - at) < maxAge;

/** What of a store is too old, or too much: the oldest go first. */
export const surplusOf = <Entry extends { readonly at: Instant | null }>(
  entries: readonly Entry[],
  now: Instant,
  limits: { readonly maxAge: number; readonly maxEntries: number },
): Entry[] =>
  [...entries]
    .sort((one, other) => (other.at ?? 0) - (one.at ?? 0))
    .filter(({ at }, index) => index >= limits.maxEntries || !isFresh(at, now, limits));

/** Newest first, what is beyond this many bytes: the oldest go. */
export function beyond<Entry extends { readonly at: Instant | null; readonly bytes: number }>(
  entries: readonly Entry[],
  mostBytes: number,
): Entry[] {
  let sum = 0;
  return [...entries]
    .sort((one, other) => (other.at ?? 0) - (one.at ?? 0))
    .filter(({ bytes }) => (sum += bytes) > mostBytes);
}

/** Whether whoever stands before the site, or the site itself, could not answer: what is kept says more. */
export const isAway = ({ status }: { status: number }): boolean => status >= 502 && status <= 504;

/** Whether a failed or late answer to a form leaves it to be sent: the server did not take it. */
export const isTaken = ({ status, type }: { status: number; type: string }): boolean =>
  type === 'opaqueredirect' || (status < 500 && status !== 429);
