import type { Transaction } from 'kysely';
import { plainLine } from '~/domain/address';
import { coversPostcode, mayBeStillOff, shownHomes } from '~/domain/incident/place/still-off';
import { parseMobile } from '~/domain/telephone';
import { parsePostcode } from '~/domain/postcode';
import { hasPassed, SECOND, type Instant } from '~/domain/time/instant';
import type { Submission } from '~/forms/engine/payload';
import type { Incidents } from '../incidents/incidents';
import { startPolling } from '~/server/lib/polling';
import { withTimeout } from '../lib/with-timeout.server';
import type { Hashes } from '../texts/sign-ups/hashes.server';
import type { Store } from '../store/open.server';
import type { Database } from '../store/tables';
import { countHome, type CountedHome } from './count-home.server';
import type { Accepted, Submissions } from './submissions';

/** The store is queried at most this often, however many pages are shown. */
const FRESH = 5 * SECOND;
const LIMIT_MS = 300;

/** Most reliable first: its meter point, its address, the phone that texted its postcode. */
export type HomeIdentifier =
  | { readonly mpanMark: string }
  | { readonly line: string; readonly postcode: string }
  | { readonly mobile: string; readonly postcode: string };

/**
 * Equal only for the same home and power cut, so that a home cannot be traced from one to the next.
 */
export function homeMark(
  marks: Pick<Hashes, 'bodyMark' | 'numberMark'>,
  reference: string,
  sign: HomeIdentifier,
): string {
  const who =
    'mpanMark' in sign
      ? ['meter', sign.mpanMark]
      : 'mobile' in sign
        ? ['phone', marks.numberMark(sign.mobile), sign.postcode]
        : ['place', sign.postcode, plainLine(sign.line)];
  return marks.bodyMark(['still off', reference, who]);
}

/** No network address is stored, and nobody can be traced from one power cut to the next. */
function reporterMarks(
  marks: Pick<Hashes, 'bodyMark' | 'numberMark'>,
  reference: string,
  reporter: Reporter,
) {
  const markOf = (...what: readonly (string | null)[]) =>
    marks.bodyMark(['still off', reference, ...what]);
  if ('mobile' in reporter)
    return { network: markOf('from phone', marks.numberMark(reporter.mobile)), visit: null };
  const { caller, visit } = reporter;
  return {
    network: markOf('from network', caller),
    visit: visit === null ? null : markOf('in visit', visit),
  };
}

export function homeIn(
  { Address, formData }: Pick<Submission, 'Address' | 'formData'>,
  marks: Pick<Hashes, 'mpanMark'>,
): readonly HomeIdentifier[] {
  const postcode = parsePostcode(Address?.Postcode)?.postcode;
  if (!Address || postcode === undefined) return [];
  const fields = formData.flatMap(({ sectionFields }) => sectionFields);
  const mobile = parseMobile(fields.find(({ name }) => name === 'telephoneNumber')?.value);
  return [
    ...(Address.Mpan ? [{ mpanMark: marks.mpanMark(Address.Mpan) }] : []),
    ...(plainLine(Address.AddressLine1) ? [{ line: Address.AddressLine1, postcode }] : []),
    ...(mobile === null ? [] : [{ mobile, postcode }]),
  ];
}

/** A visit with a directory address, or a phone by text. Only stored as a hash per power cut. */
export type Reporter =
  { readonly caller: string; readonly visit: string | null } | { readonly mobile: string };

export interface StillOff {
  /** 0 if a page must not say: fewer than three homes or networks. Never rejects. */
  homes(reference: string): Promise<number>;
  homesOf(reference: string): number;
  /**
   * Counts the report's home once per power cut, if the snapshot says that power is back and covers
   * the address, and once per reporter. A null `reporter` counts nothing.
   */
  submit(
    submission: Submission,
    options: {
      readonly idempotencyKey: string;
      readonly body?: string;
      readonly home?: readonly HomeIdentifier[];
      readonly reporter: Reporter | null;
    },
  ): Promise<Accepted>;
  /**
   * Each power cut whose `homesOf` value changed, while anybody is subscribed. Every five seconds
   * at most, so that a flood of reports is not a flood of events. Returns a function that ends it.
   */
  follow(
    isHeard: () => boolean,
    tell: (reference: string, homes: number) => void,
    every?: number,
  ): { stop(): void };
}

interface Parts {
  readonly store: Pick<Store, 'db'>;
  readonly marks: Pick<Hashes, 'bodyMark' | 'numberMark' | 'mpanMark'>;
  readonly submissions: Pick<Submissions, 'submit'>;
  readonly snapshot: Incidents['snapshot'];
  readonly now?: () => Instant;
}

export function createStillOff({
  store: { db },
  marks,
  submissions,
  snapshot,
  now = Date.now,
}: Parts): StillOff {
  let counts: ReadonlyMap<string, { readonly homes: number; readonly networks: number }> =
    new Map();
  let readAt: Instant = -Infinity;
  let reading: Promise<void> | null = null;

  async function read(): Promise<void> {
    readAt = now();
    const rows = await db
      .selectFrom('still_off')
      .select(({ fn }) => [
        'reference',
        fn.count<number>('counted_as').distinct().as('homes'),
        fn.count<number>('network').distinct().as('networks'),
      ])
      .groupBy('reference')
      .execute();
    counts = new Map(
      rows.map(({ reference, homes, networks }) => [
        reference,
        { homes: Number(homes), networks: Number(networks) },
      ]),
    );
  }

  function homesOf(reference: string): number {
    const { homes, networks } = counts.get(reference) ?? { homes: 0, networks: 0 };
    return shownHomes(homes, networks) ?? 0;
  }

  async function homes(reference: string): Promise<number> {
    // While the store does not answer, only one page per interval waits for it, and all show the
    // last known values.
    if (hasPassed(FRESH, readAt, now())) reading = read();
    if (reading) await withTimeout(LIMIT_MS, reading, undefined);
    reading = null;
    return homesOf(reference);
  }

  function countedBy(
    submission: Submission,
    home: readonly HomeIdentifier[],
    reporter: Reporter,
  ): CountedHome | null {
    const reference = submission.incidentReference ?? '';
    const incident = snapshot()?.byReference.get(reference);
    const postcode = parsePostcode(submission.Address?.Postcode)?.postcode;
    if (home.length === 0 || !incident || postcode === undefined) return null;
    if (!mayBeStillOff(incident, now()) || !coversPostcode(incident, postcode)) return null;
    const signs = home.map((sign) => homeMark(marks, reference, sign));
    return { reference, signs, ...reporterMarks(marks, reference, reporter), at: now() };
  }

  return {
    homes,
    homesOf(reference) {
      void homes(reference);
      return homesOf(reference);
    },
    follow(isHeard, tell, every = FRESH) {
      let homesByReference = new Map<string, number>();
      return startPolling(async () => {
        if (!isHeard()) return;
        await homes('');
        const before = homesByReference;
        homesByReference = new Map(
          [...counts.keys()].map((reference) => [reference, homesOf(reference)]),
        );
        for (const reference of new Set([...before.keys(), ...homesByReference.keys()])) {
          const homes = homesByReference.get(reference) ?? 0;
          if (homes !== (before.get(reference) ?? 0)) tell(reference, homes);
        }
      }, every);
    },

    async submit(submission, { idempotencyKey, body, home, reporter }) {
      const counted =
        reporter && countedBy(submission, home ?? homeIn(submission, marks), reporter);
      const accepted = await submissions.submit(submission, {
        idempotencyKey,
        ...(body === undefined ? {} : { body }),
        ...(counted && { also: (trx: Transaction<Database>) => countHome(trx, counted) }),
      });
      readAt = -Infinity;
      return accepted;
    },
  };
}
