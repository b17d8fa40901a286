import { sql, type Transaction } from 'kysely';
import { plainLine } from '~/domain/address';
import { coversPostcode, mayBeStillOff } from '~/domain/incident/place/still-off';
import { parsePostcode } from '~/domain/postcode';
import { DAY, SECOND, type Instant } from '~/domain/time/instant';
import type { Submission } from '~/forms/engine/payload';
import type { Incidents } from '../incidents/incidents';
import { within } from '../lib/within.server';
import type { Marks } from '../ports/text-updates/marks.server';
import type { Store } from '../store/open.server';
import type { Database } from '../store/tables';
import type { Accepted, Submissions } from './submissions';

/** How old a count on a page may be: the store is asked once in that time, however many pages are shown. */
const FRESH = 5 * SECOND;
/** A page waits no longer for a count than this. */
const LIMIT_MS = 300;
/** Longer than a power cut that is over stays in the feed. */
const KEPT = 7 * DAY;
/** More homes than one power cut has: a flood fills no disk. */
const MOST_HOMES = 5000;

/** Whose home it is, as far as it can be known: its meter point, else its address, else whose phone wrote. */
export type Home =
  { readonly mpanMark: string } | { readonly line: string; readonly postcode: string } | { readonly mobile: string };

/** What a home is kept as: equal for the same home and power cut alone, so that nobody can follow a home from one to the next. */
export function homeMark(marks: Pick<Marks, 'bodyMark' | 'numberMark'>, reference: string, home: Home): string {
  const who =
    'mpanMark' in home
      ? ['meter', home.mpanMark]
      : 'mobile' in home
        ? ['phone', marks.numberMark(home.mobile)]
        : ['place', home.postcode, plainLine(home.line)];
  return marks.bodyMark(['still off', reference, who]);
}

/** The home of a submission's address; null without one. */
export function homeIn({ Address }: Pick<Submission, 'Address'>, marks: Pick<Marks, 'mpanMark'>): Home | null {
  const postcode = parsePostcode(Address?.Postcode)?.postcode;
  if (!Address || postcode === undefined) return null;
  return Address.Mpan ? { mpanMark: marks.mpanMark(Address.Mpan) } : { line: Address.AddressLine1, postcode };
}

export interface StillOff {
  /** How many homes said that they are still off after this power cut; a moment old. Never rejects. */
  homes(reference: string): Promise<number>;
  /**
   * Accepts what somebody says who is still off, and counts the home with it: once for each power cut, where the picture says that power
   * is back and covers the address. `isCounted` false leaves the count alone.
   */
  submit(
    submission: Submission,
    options: {
      readonly idempotencyKey: string;
      readonly body?: string;
      readonly home?: Home;
      readonly isCounted?: boolean;
    },
  ): Promise<Accepted>;
  purge(): Promise<void>;
}

interface Parts {
  readonly store: Pick<Store, 'db'>;
  readonly marks: Pick<Marks, 'bodyMark' | 'numberMark' | 'mpanMark'>;
  readonly submissions: Pick<Submissions, 'submit'>;
  readonly snapshot: Incidents['snapshot'];
  readonly now?: () => Instant;
}

/** Who is still off although their power cut is over. docs/decisions/still-off.md */
export function createStillOff({ store: { db }, marks, submissions, snapshot, now = Date.now }: Parts): StillOff {
  let known: ReadonlyMap<string, number> = new Map();
  let readAt: Instant = -Infinity;
  let reading: Promise<void> | null = null;

  async function read(): Promise<void> {
    readAt = now();
    const rows = await db
      .selectFrom('still_off')
      .select(({ fn }) => ['reference', fn.countAll<number>().as('homes')])
      .groupBy('reference')
      .execute();
    known = new Map(rows.map(({ reference, homes }) => [reference, Number(homes)]));
  }

  async function note(trx: Transaction<Database>, reference: string, home: string): Promise<void> {
    await trx
      .insertInto('still_off')
      .columns(['reference', 'home', 'told_at'])
      .expression(
        trx
          .selectNoFrom([
            sql<string>`cast(${reference} as text)`.as('reference'),
            sql<string>`cast(${home} as text)`.as('home'),
            sql<number>`cast(${now()} as bigint)`.as('told_at'),
          ])
          .where(
            ({ selectFrom }) =>
              selectFrom('still_off')
                .where('reference', '=', reference)
                .select(({ fn }) => fn.countAll<number>().as('homes')),
            '<',
            MOST_HOMES,
          ),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }

  /** Under what a home counts; null where it does not. */
  function countedAs(submission: Submission, home: Home | null): readonly [reference: string, home: string] | null {
    const reference = submission.incidentReference ?? '';
    const incident = snapshot()?.byReference.get(reference);
    const postcode = parsePostcode(submission.Address?.Postcode)?.postcode;
    if (!home || !incident || postcode === undefined) return null;
    if (!mayBeStillOff(incident, now()) || !coversPostcode(incident, postcode)) return null;
    return [reference, homeMark(marks, reference, home)];
  }

  return {
    async homes(reference) {
      // While the store does not answer, one page in that time waits for it, and all show what was last known.
      if (now() - readAt >= FRESH) reading = read();
      if (reading) await within(LIMIT_MS, reading, undefined);
      reading = null;
      return known.get(reference) ?? 0;
    },

    async submit(submission, { idempotencyKey, body, home, isCounted = true }) {
      const counted = isCounted ? countedAs(submission, home ?? homeIn(submission, marks)) : null;
      const accepted = await submissions.submit(submission, {
        idempotencyKey,
        ...(body === undefined ? {} : { body }),
        ...(counted && { also: (trx: Transaction<Database>) => note(trx, ...counted) }),
      });
      readAt = -Infinity;
      return accepted;
    },

    async purge() {
      await db
        .deleteFrom('still_off')
        .where('told_at', '<', now() - KEPT)
        .execute();
    },
  };
}
