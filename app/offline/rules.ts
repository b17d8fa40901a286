import { DAY, HOUR, SECOND, type Instant } from '~/domain/time/instant';

/** In bytes. docs/decisions/offline.md */
export const LIMITS = {
  /** With room for waiting forms. */
  totalBytes: 10_000_000,
  /** After this the saved page is shown. */
  networkMs: 4 * SECOND,
  sendMs: 25 * SECOND,
  seen: { maxEntries: 40, maxAge: 48 * HOUR, maxBytes: 400_000 },
  standing: { maxEntries: 30, maxAge: 30 * DAY, maxBytes: 400_000 },
  files: { maxEntries: 100, maxAge: 30 * DAY, maxBytes: 400_000 },
  answers: { maxEntries: 5, maxAge: 48 * HOUR, maxBytes: 60_000 },
  /** A page that stays open is saved again after this time. */
  anewMs: 5 * 60 * SECOND,
  /** Prefetched pages are fetched again after this time. */
  aheadMs: 6 * HOUR,
} as const;

export const OFFLINE_PAGE = '/offline';
/** For when the device has forgotten the visitor, but the site could not be reached. */
export const HALF_FORGOTTEN = '?here';
export const FORGOTTEN = `${OFFLINE_PAGE}?forgotten`;
export const OFFLINE_REPORT = '/offline/report';
/** Only on a good connection. */
export const AHEAD = ['/', '/power-cut/list'] as const;
/** Prefetched too, only in English. */
export const ADVICE = ['/power-cut-advice', '/help/safety'] as const;

/** "/cy"; empty for English. */
export const languageIn = (path: string): string => /^\/[a-z]{2}(?![^/?#])/.exec(path)?.[0] ?? '';
export const inEnglish = (path: string): string => path.slice(languageIn(path).length) || '/';

export const isOfflinePage = (path: string): boolean => inEnglish(path) === OFFLINE_PAGE;
export const offlinePageFor = (path: string): string => languageIn(path) + OFFLINE_PAGE;

/** Contain no visitor data. */
const STANDING = /^\/(?:offline|power-cut-advice|help(?:\/[\w-]+)*)$/;
/**
 * Incidents, searches, lists and forms. Not thank-you pages, which contain a reference, nor meter
 * pages.
 */
const SEEN = /^\/(?:power-cut(?:\/[\w-]+)?|storm|forms\/[\w-]+\/(?!thank-you$)[\w-]+)?$/;
const FILE = /^\/(?:assets|fonts)\//;
const FORM_STEP = /^\/(?:forms\/[\w-]+\/[\w-]+|offline\/report)$/;
/** Where recent searches are forgotten, with the names of the buttons. */
const FORGETTING = /^\/power-cut\/search(?:\/dialog)?$/;

/**
 * Pages that are saved when visited but never fetched again: searches are counted, and a form's
 * page may ping a meter.
 */
const ASKED_ONCE = /^\/(?:forms\/|power-cut\/search)/;
export const isAskedOnce = (path: string): boolean => ASKED_ONCE.test(inEnglish(path));

/** Null if the page is not saved. */
export function storeOf(address: string): 'standing' | 'seen' | null {
  const path = inEnglish(address);
  if (STANDING.test(path)) return 'standing';
  return SEEN.test(path) ? 'seen' : null;
}

export const isFile = (path: string): boolean => FILE.test(path);

export const isFormStep = (path: string): boolean => FORM_STEP.test(inEnglish(path));

export const mayForget = (path: string): boolean =>
  isOfflinePage(path) || FORGETTING.test(inEnglish(path));

/** Its pages, or unsent answers as well. */
export function forgets(
  path: string,
  fields: Pick<FormData, 'has' | 'get'>,
): 'pages' | 'everything' | null {
  if (isOfflinePage(path)) return fields.get('do') === 'forget' ? 'everything' : null;
  if (!FORGETTING.test(inEnglish(path))) return null;
  if (fields.has('forget-all')) return 'everything';
  return fields.has('forget') ? 'pages' : null;
}

interface Facts {
  readonly status: number;
  readonly headers: Pick<Headers, 'get'>;
}

/** A complete page: no error, no preview, nothing marked noindex. */
export function mayKeep({ status, headers }: Facts): boolean {
  const isPage = headers.get('Content-Type')?.startsWith('text/html') === true;
  return status === 200 && isPage && !headers.get('X-Robots-Tag');
}

/** Its `Date`, minus its time in caches. Null if unknown. */
export function madeAt({ headers }: Pick<Facts, 'headers'>): Instant | null {
  const date = Date.parse(headers.get('Date') ?? '');
  if (!Number.isFinite(date)) return null;
  return date - Math.max(0, Number(headers.get('Age') ?? 0) || 0) * SECOND;
}

/** A clock set back makes nothing younger. */
export const isFresh = (
  at: Instant | null,
  now: Instant,
  { maxAge }: { maxAge: number },
): boolean => at !== null && Math.abs(now - at) < maxAge;

/** The oldest go first. */
export const surplusOf = <Entry extends { readonly at: Instant | null }>(
  entries: readonly Entry[],
  now: Instant,
  limits: { readonly maxAge: number; readonly maxEntries: number },
): Entry[] =>
  [...entries]
    .sort((one, other) => (other.at ?? 0) - (one.at ?? 0))
    .filter(({ at }, index) => index >= limits.maxEntries || !isFresh(at, now, limits));

/** Counted from the newest. */
export function beyond<Entry extends { readonly at: Instant | null; readonly bytes: number }>(
  entries: readonly Entry[],
  mostBytes: number,
): Entry[] {
  let sum = 0;
  return [...entries]
    .sort((one, other) => (other.at ?? 0) - (one.at ?? 0))
    .filter(({ bytes }) => (sum += bytes) > mostBytes);
}

/** The site or a proxy could not answer: the saved page is then more useful. */
export const isGatewayError = ({ status }: { status: number }): boolean =>
  status >= 502 && status <= 504;

/** False for a failed or late response, which means that the server did not accept the form. */
export const isTaken = ({ status, type }: { status: number; type: string }): boolean =>
  type === 'opaqueredirect' || (status < 500 && status !== 429);
