import { sql, type Transaction } from 'kysely';
import { z } from 'zod';
import type { Instant } from '~/domain/time/instant';
import { waitingText } from '~/server/outbox/queue.server';
import { isSqlite } from '~/server/store/columns';
import type { SubscriptionWay } from '~/server/store/values';
import type { Database } from '~/server/store/tables';
import type { RequestedSubscription } from './requested-subscriptions';

export type Row = RequestedSubscription & {
  readonly numberMark: string;
  readonly sealed: string;
  readonly encryptedPlace: string | null;
  readonly way?: SubscriptionWay;
  readonly language?: string | undefined;
};
export interface StoredAnswer {
  readonly key: string;
  readonly bodyMark: string;
  readonly answer: number | null;
}

export const idOf = (
  numberMark: string,
  { kind, about }: Pick<RequestedSubscription, 'kind' | 'about'>,
): string => `${numberMark} ${kind} ${about}`;

/**
 * Returns the earlier answers of keys already taken. Waits for another process that is using one of
 * them, so that its answer is read and nothing is done twice.
 */
export async function takeKeys(
  trx: Transaction<Database>,
  requests: readonly Pick<StoredAnswer, 'key' | 'bodyMark'>[],
  at: Instant,
): Promise<Map<string, StoredAnswer>> {
  if (requests.length === 0) return new Map();
  // Sorted, so that two processes taking the same keys cannot deadlock.
  const rows = requests
    .map(({ key, bodyMark }) => ({ key, body_mark: bodyMark, answer: null, answered_at: at }))
    .toSorted((a, b) => (a.key < b.key ? -1 : 1));
  const taken = await trx
    .insertInto('text_request')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .execute();
  const ours = new Set(taken.map(({ key }) => key));
  const before = rows.map(({ key }) => key).filter((key) => !ours.has(key));
  if (before.length === 0) return new Map();
  const earlier = await trx
    .selectFrom('text_request')
    .where('key', 'in', before)
    .selectAll()
    .execute();
  return new Map(
    earlier.map(({ key, body_mark, answer }) => [key, { key, bodyMark: body_mark, answer }]),
  );
}

export async function keepAnswers(
  trx: Transaction<Database>,
  answers: readonly StoredAnswer[],
): Promise<void> {
  for (const answer of new Set(answers.map((one) => one.answer))) {
    const keys = answers.filter((one) => one.answer === answer).map(({ key }) => key);
    if (answer !== null)
      await trx.updateTable('text_request').set({ answer }).where('key', 'in', keys).execute();
  }
}

export async function addRows(
  trx: Transaction<Database>,
  rows: readonly Row[],
  at: Instant,
): Promise<void> {
  if (rows.length === 0) return;
  await trx
    .insertInto('text_subscription')
    .values(
      rows.map(
        ({
          numberMark,
          sealed,
          encryptedPlace,
          kind,
          about,
          placeMark,
          mpanMark,
          way = 'text',
          language = null,
        }) => ({
          way,
          number_mark: numberMark,
          sealed,
          kind,
          about,
          place_mark: placeMark,
          mpan_mark: mpanMark,
          sealed_place: encryptedPlace,
          language,
          created_at: at,
        }),
      ),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The latest choice applies to everything these numbers follow. */
export async function keepLanguages(
  trx: Transaction<Database>,
  chosen: ReadonlyMap<string, string | undefined>,
): Promise<void> {
  for (const language of new Set(chosen.values())) {
    const marks = [...chosen].flatMap(([mark, one]) => (one === language ? [mark] : []));
    await trx
      .updateTable('text_subscription')
      .set({ language: language ?? null })
      .where('number_mark', 'in', marks)
      .where((is) =>
        language === undefined
          ? is('language', 'is not', null)
          : is.or([is('language', 'is', null), is('language', '!=', language)]),
      )
      .execute();
  }
}

/** Locks the numbers until the transaction ends; SQLite has a single writer anyway. */
export async function followedBy(
  trx: Transaction<Database>,
  marks: readonly string[],
): Promise<Map<string, Set<string>>> {
  const followed = new Map(marks.map((mark) => [mark, new Set<string>()]));
  if (marks.length === 0) return followed;
  if (!isSqlite(trx))
    await sql`select pg_advisory_xact_lock(hashtextextended(mark, 0))
      from (select unnest(${[...marks].sort()}::text[]) as mark) as marks`.execute(trx);
  const rows = await trx
    .selectFrom('text_subscription')
    .where('number_mark', 'in', marks)
    .select(['number_mark', 'kind', 'about'])
    .execute();
  for (const row of rows) followed.get(row.number_mark)?.add(idOf(row.number_mark, row));
  return followed;
}

export const SIGN_UP_MESSAGES = ['welcome', 'already', 'full'] as const;
/** Each sent once: the names of their outbox channels. */
export const OWN_MESSAGES = [...SIGN_UP_MESSAGES, 'stopped', 'stoppedAddress'] as const;
export type OwnMessage = (typeof OWN_MESSAGES)[number];

export interface SignedUpFor {
  readonly reference: string | null;
  readonly place: string | null;
  readonly future: boolean;
  readonly planned: boolean;
}

export interface Addressed {
  readonly to: string;
  readonly language: string | null;
  readonly about: SignedUpFor | null;
}

const About = z.object({
  reference: z.string().nullable(),
  place: z.string().nullable(),
  future: z.boolean(),
  planned: z.boolean(),
});

/** To be encrypted, for a message that is sent after everything else is deleted. */
export const withAddress = ({ to, language, about }: Addressed): string =>
  [to, language ?? '', ...(about === null ? [] : [JSON.stringify(about)])].join('\n');
/** A number that was encrypted alone has no language. */
export function addressIn(opened: string): Addressed {
  const [to = '', language = '', about = ''] = opened.split('\n');
  return {
    to,
    language: language || null,
    about: about === '' ? null : About.parse(JSON.parse(about)),
  };
}

export async function addOwnMessage(
  trx: Transaction<Database>,
  name: OwnMessage,
  numbers: ReadonlyMap<string, string>,
  at: Instant,
): Promise<void> {
  if (numbers.size === 0) return;
  await trx
    .insertInto('outbox')
    .values([...numbers].map(([key, sealed]) => waitingText({ channel: name, key, sealed }, at)))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
