import { HOUR, MINUTE } from '~/domain/time/instant';

/** `burst` is what a caller may use at once: without it, a minute's worth. */
export interface RateLimit {
  readonly perMinute: number;
  readonly burst?: number;
}

/** `burst` uses at once, then one more after each interval. */
export interface StoredRateLimit {
  readonly burst: number;
  readonly intervalMs: number;
}

interface WithReason {
  readonly reason?: string;
}

const STREET = 'a whole street can share one mobile address';
const PHONES = 'many phones share one address of a mobile network, especially in a storm';
const HANDFUL = `${STREET}; one visitor sends a handful`;
const GUESSING = 'meter numbers are short, so guessing them all must not be feasible';
const EMAILS = 'each emails somebody: few for one person, enough for a street behind one address';
const READERS = 'many readers can share one address: a library, an office, a proxy service';

const ofCallers = {
  'form-steps': {
    perMinute: 300,
    burst: 600,
    reason: 'ten times what a storm sends through one mobile address',
  },
  'meter polls': { perMinute: 30, burst: 10 },
  'pass on, address': { perMinute: 60, burst: 30, reason: HANDFUL },
  'pass on, visitor': { perMinute: 3, burst: 5 },
  'still off, address': { perMinute: 60, burst: 30, reason: STREET },
  'still off, machine': {
    perMinute: 3,
    burst: 5,
    reason: 'a suspected bot is slowed down, not blocked',
  },
  'still off, power cut': {
    perMinute: 5 / 60,
    burst: 5,
    reason: 'a household, and a neighbour whom it helps; more are sent on as unconfirmed',
  },
  offers: { perMinute: 60, burst: 30 },
  'text updates': {
    perMinute: 60,
    burst: 30,
    reason: 'in a storm, a whole street behind one mobile address signs up at once',
  },
  'drawn-places': {
    perMinute: 240,
    burst: 480,
    reason:
      'the map page and its markers, which are made of what is live: a visitor moves about a dozen times a minute',
  },
  'drawing-milliseconds': {
    perMinute: 10_000,
    burst: 20_000,
    reason:
      'a sixth of a processor, and some hundred new places at once for a network that many share',
  },
  'site-search': { perMinute: 300 },
  'csp-report': {
    perMinute: 20,
    reason: 'a broken page sends a handful of reports; a browser with a bad extension never stops',
  },
  'editor tries': {
    perMinute: 10 / 60,
    burst: 10,
    reason: 'wrong keys from one network: useless for a machine',
  },
  'editor tries, known browser': {
    perMinute: 10 / 60,
    burst: 10,
    reason: 'what strangers try is no reason to keep an editor out whose browser is known',
  },
  'editor tries overall': {
    perMinute: 10,
    burst: 100,
    reason:
      'so that using many networks does not help: 14,400 a day, against 12 characters or more',
  },

  addresses: {
    perMinute: 300,
    burst: 200,
    reason:
      'pages and API together: four times the need of a town behind one network in a storm ([decision](decisions/limits-and-seals.md#address-look-ups))',
  },
  'addresses of machines': {
    perMinute: 6,
    burst: 12,
    reason: 'enough for a person mistaken for a bot, too few for a bot',
  },
  'address-lists': {
    perMinute: 60,
    burst: 120,
    reason:
      'these answers have the meter point numbers of a whole postcode, and only programs ask for them',
  },
  'mpan-checker': { perMinute: 20, reason: EMAILS },
  'mpan-export-checker': { perMinute: 20, reason: EMAILS },
  'manual-mpan-checker': { perMinute: 20, reason: EMAILS },
  'meter-lookup': { perMinute: 60, reason: GUESSING },
  'supplier-details': { perMinute: 60, reason: GUESSING },
  'file-upload': { perMinute: 120, reason: 'a page opens a session for each question with files' },
  multipart: { perMinute: 120 },
  uploads: {
    perMinute: 40,
    burst: 60,
    reason: 'many phones share an address on a mobile network; one visitor sends a handful',
  },
  'upload-megabytes': {
    perMinute: 1000 / (24 * 60),
    burst: 1000,
    reason: "a tenth of the total, so one caller can't fill it",
  },

  'submit-form': {
    perMinute: 60,
    burst: 30,
    reason: 'a street behind one mobile address may report a power cut at once',
  },
  'all-incidents': { perMinute: 120 },
  'all-incidents-light': { perMinute: 600 },
  'incident-by-id': { perMinute: 600 },
  'incident-by-mpan': { perMinute: 120 },
  'close-roads': { perMinute: 120 },
  'future-planned': { perMinute: 120 },
  'check-rld': { perMinute: 600, reason: PHONES },
  'postcode-recent': { perMinute: 600, reason: PHONES },
  'two-calls-check': { perMinute: 600, reason: PHONES },
  'postcode-search': { perMinute: 600, reason: PHONES },
  'recent-mpan': { perMinute: 600, reason: PHONES },
  'smart-meter-check': { perMinute: 600, reason: PHONES },
  'smart-meter-ping-smart': {
    perMinute: 12,
    reason: 'whether a home has power is private, so nobody may ask many meters',
  },
  'smart-meter-ping-result': { perMinute: 120 },
  'registration-checker': { perMinute: 600 },
  'get-offers-status': { perMinute: 600 },
  'request-offers': { perMinute: 60, burst: 30 },
  recaptcha: { perMinute: 60, burst: 30 },
  calculator: { perMinute: 120 },
  'get-boundaries': { perMinute: 300 },
  places: { perMinute: 300 },
  'fetch-search-result': { perMinute: 300 },
  'fetch-events': { perMinute: 300 },
  'fetch-event-categories': { perMinute: 300 },
  'dsap-projects': { perMinute: 300 },
  articles: { perMinute: 300 },
  'push key': { perMinute: 60 },
  push: { perMinute: 20 },

  feeds: { perMinute: 120, reason: READERS },
  'open-data': { perMinute: 120 },
  'open-postcodes': {
    perMinute: 30,
    reason: 'a household asks for one postcode; the feeds serve lists',
  },
  status: { perMinute: 60 },
} satisfies Readonly<Record<string, RateLimit & WithReason>>;

const MAILBOX = "enough for a person with several homes, too few to flood somebody else's mailbox";

const inStore = {
  'text number': {
    burst: 10,
    intervalMs: MINUTE / 2,
    reason:
      'its owner signs it up rarely, and nobody can flood it by asking several processes; counted in memory while the store fails',
  },
  'text sign-up': {
    burst: 3,
    intervalMs: HOUR,
    reason: 'a household follows a few places; nobody else can make a number receive more texts',
  },
  'text sign-up again': {
    burst: 1,
    intervalMs: HOUR,
    reason: "as long as a sign-up's key is recognised and not counted twice",
  },
  'text reply': {
    burst: 10,
    intervalMs: 10 * MINUTE,
    reason: 'a person asks a few times a night',
  },
  'text reply, help': {
    burst: 2,
    intervalMs: 12 * HOUR,
    reason: 'stops two machines that would text each other help messages forever',
  },
  'text reply, still off': {
    burst: 5,
    intervalMs: HOUR,
    reason: 'a phone reports for one home, rarely for five',
  },
  'mpan mailbox': { burst: 6, intervalMs: HOUR, reason: MAILBOX },
  'acknowledgement mailbox': {
    burst: 6,
    intervalMs: HOUR,
    reason: `${MAILBOX}; the form is accepted anyway`,
  },
} satisfies Readonly<Record<string, StoredRateLimit & WithReason>>;

export type LimitName = keyof typeof ofCallers;
export type StoredLimitName = keyof typeof inStore;

/** Per caller. docs/limits.md prints both tables: `npx vitest run tests/unit/limits.test.ts -u`. */
export const limits: Readonly<Record<LimitName, RateLimit & WithReason>> = ofCallers;

export const isLimitName = (name: string): name is LimitName => Object.hasOwn(limits, name);

/** Counted in the store, so that they hold for all processes together. */
export const storedLimits: Readonly<Record<StoredLimitName, StoredRateLimit & WithReason>> =
  inStore;
