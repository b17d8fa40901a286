import type { Transaction } from 'kysely';
import type { Instant } from '~/domain/instant';
import type { Database } from '../store/tables';
import type { Wanted } from './wanted';

export type Row = Wanted & { readonly numberMark: string; readonly sealed: string };
export interface Given {
  readonly key: string;
  readonly bodyMark: string;
  readonly answer: number | null;
}

export const idOf = (numberMark: string, { kind, about }: Pick<Wanted, 'kind' | 'about'>): string =>
  `${numberMark} ${kind} ${about}`;

/** Answers given before under these keys. */
export async function answersIn(trx: Transaction<Database>, keys: readonly string[]): Promise<Map<string, Given>> {
  if (keys.length === 0) return new Map();
  const rows = await trx.selectFrom('text_request').where('key', 'in', keys).selectAll().execute();
  return new Map(rows.map(({ key, body_mark, answer }) => [key, { key, bodyMark: body_mark, answer }]));
}

export async function keepAnswers(trx: Transaction<Database>, given: readonly Given[], at: Instant): Promise<void> {
  if (given.length === 0) return;
  const rows = given.map(({ key, bodyMark, answer }) => ({ key, body_mark: bodyMark, answer, answered_at: at }));
  await trx.insertInto('text_request').values(rows).execute();
}

/** Writes subscriptions that are not there yet, and says which ones are new. */
export async function addRows(trx: Transaction<Database>, rows: readonly Row[], at: Instant): Promise<Set<string>> {
  if (rows.length === 0) return new Set();
  // Two processes that write the same rows meet in the same order, so that neither waits for the other for ever.
  const inOrder = rows.toSorted((a, b) => (idOf(a.numberMark, a) < idOf(b.numberMark, b) ? -1 : 1));
  const added = await trx
    .insertInto('text_subscription')
    .values(
      inOrder.map(({ numberMark, sealed, kind, about, postcode, mpanMark }) => ({
        number_mark: numberMark,
        sealed,
        kind,
        about,
        postcode,
        mpan_mark: mpanMark,
        created_at: at,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning(['number_mark', 'kind', 'about'])
    .execute();
  return new Set(added.map((row) => idOf(row.number_mark, row)));
}

/** How much each of these numbers follows. */
export async function countsOf(trx: Transaction<Database>, marks: readonly string[]): Promise<Map<string, number>> {
  if (marks.length === 0) return new Map();
  const counts = await trx
    .selectFrom('text_subscription')
    .where('number_mark', 'in', marks)
    .groupBy('number_mark')
    .select(({ fn }) => ['number_mark', fn.countAll<number>().as('count')])
    .execute();
  return new Map(counts.map(({ number_mark, count }) => [number_mark, Number(count)]));
}

/** A first message to a number that has had none: what it will get, and how to stop. So nobody is signed up without knowing. */
export async function welcome(
  trx: Transaction<Database>,
  numbers: ReadonlyMap<string, string>,
  at: Instant,
): Promise<void> {
  if (numbers.size === 0) return;
  const rows = [...numbers].map(([number_mark, sealed]) => ({
    news_id: 0,
    number_mark,
    sealed,
    state: 'waiting' as const,
    attempts: 0,
    created_at: at,
    due_at: at,
    lease_until: 0,
    finished_at: null,
  }));
  await trx
    .insertInto('text_message')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
