import type { Transaction } from 'kysely';
import type { Instant } from '~/domain/instant';
import { reasonOf, type Fate, type Reason } from '~/domain/text-updates/outcome';
import type { Database } from '../store/tables';
import { addRows, answersIn, countsOf, idOf, keepAnswers, welcome, type Given } from './rows.server';
import type { Wanted, WantedHalves } from './wanted';

/** More places and power cuts than one household follows: a number that somebody else wants to drown in messages. */
const MOST_OF_A_NUMBER = 20;

export interface SignUpJob {
  readonly key: string | null;
  readonly bodyMark: string;
  readonly numberMark: string;
  readonly sealed: string;
  readonly wanted: WantedHalves;
}
/** Null where its key belongs to another request. */
export type SignUpResult = { readonly reason: Reason | null } | null;

/** Many sign-ups in one transaction, in a handful of statements however many they are. */
export async function signUpTogether(
  trx: Transaction<Database>,
  jobs: readonly SignUpJob[],
  at: Instant,
): Promise<SignUpResult[]> {
  const answers = await answersIn(
    trx,
    jobs.flatMap(({ key }) => key ?? []),
  );
  const seen = new Set(answers.keys());
  const isFresh = ({ key }: SignUpJob): boolean => {
    if (key === null) return true;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  };
  const fresh = jobs.filter(isFresh);

  const counts = await countsOf(trx, [...new Set(fresh.map(({ numberMark }) => numberMark))]);
  const isFull = ({ numberMark }: SignUpJob) => (counts.get(numberMark) ?? 0) >= MOST_OF_A_NUMBER;
  const rows = fresh
    .filter((job) => !isFull(job))
    .flatMap(({ numberMark, sealed, wanted: { live, future } }) =>
      [...(live ?? []), ...(future ?? [])].map((wanted) => ({ ...wanted, numberMark, sealed })),
    );
  const added = await addRows(trx, rows, at);

  /** Of two jobs that asked for the same new row the first one added it. */
  const fateOf = (job: SignUpJob, wanted: readonly Wanted[] | null): Fate | null => {
    if (wanted === null) return 'refused';
    if (wanted.length === 0) return null;
    if (isFull(job)) return 'refused';
    return wanted.filter((one) => added.delete(idOf(job.numberMark, one))).length > 0 ? 'added' : 'had';
  };
  const fresher = new Map(
    fresh.map((job) => {
      const [live, future] = [fateOf(job, job.wanted.live), fateOf(job, job.wanted.future)];
      return [job, { reason: reasonOf({ live, future }), isNew: live === 'added' || future === 'added' }];
    }),
  );
  const given = [...fresher].flatMap(([{ key, bodyMark }, { reason }]): Given[] =>
    key === null ? [] : [{ key, bodyMark, answer: reason }],
  );
  await keepAnswers(trx, given, at);
  for (const one of given) answers.set(one.key, one);
  await welcome(
    trx,
    new Map([...fresher].flatMap(([job, { isNew }]) => (isNew ? [[job.numberMark, job.sealed]] : []))),
    at,
  );

  return jobs.map((job) => {
    if (job.key === null) return { reason: fresher.get(job)?.reason ?? null };
    const answer = answers.get(job.key);
    return answer?.bodyMark === job.bodyMark ? { reason: answer.answer as Reason | null } : null;
  });
}
