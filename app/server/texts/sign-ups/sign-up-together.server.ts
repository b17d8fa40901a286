import type { Transaction } from 'kysely';
import type { Instant } from '~/domain/time/instant';
import { messagesOf, reasonOf, type Outcome, type Reason } from '~/domain/text-updates/outcome';
import type { Database } from '~/server/store/tables';
import {
  SIGN_UP_MESSAGES,
  addOwnMessage,
  addRows,
  followedBy,
  idOf,
  keepAnswers,
  keepLanguages,
  takeKeys,
  type StoredAnswer,
  type Row,
} from './rows.server';
import { stoppedAmong } from './stops.server';
import type { RequestedSubscription, RequestedSubscriptions } from './requested-subscriptions';

/** More than one household follows: above this, somebody is trying to flood the number. */
const MOST_OF_A_NUMBER = 20;

export interface SignUpJob {
  readonly key: string | null;
  readonly bodyMark: string;
  readonly numberMark: string;
  readonly sealed: string;
  /** The number, with what its text says about this sign-up. */
  readonly encryptedMessage: string;
  readonly encryptedPlace: string | null;
  readonly requested: RequestedSubscriptions;
  readonly language?: string | undefined;
  /** From a page, by a person: a number that answered STOP gets texts again. */
  readonly isFromPage: boolean;
}
/** Null if its key belongs to another request. */
export type SignUpResult = { readonly reason: Reason | null } | null;

/** The earlier answer; reason 2 from older versions was not a rejection. */
const storedReason = (answer: number | null): Reason | null =>
  answer === 2 ? null : (answer as Reason | null);

export async function signUpTogether(
  trx: Transaction<Database>,
  jobs: readonly SignUpJob[],
  at: Instant,
): Promise<SignUpResult[]> {
  const firstOf = new Map(
    jobs.flatMap((job) => (job.key === null ? [] : [[job.key, job] as const])).toReversed(),
  );
  const answers = await takeKeys(
    trx,
    [...firstOf].map(([key, { bodyMark }]) => ({ key, bodyMark })),
    at,
  );
  const fresh = jobs.filter(
    (job) => job.key === null || (firstOf.get(job.key) === job && !answers.has(job.key)),
  );

  const marksOf = (some: readonly SignUpJob[]) => [
    ...new Set(some.map(({ numberMark }) => numberMark)),
  ];
  const stopped = await stoppedAmong(
    trx,
    marksOf(fresh),
    marksOf(fresh.filter(({ isFromPage }) => isFromPage)),
  );
  const followed = await followedBy(trx, marksOf(fresh));
  const roomFor = (
    { numberMark }: Pick<SignUpJob, 'numberMark'>,
    requested: readonly RequestedSubscription[],
  ): readonly RequestedSubscription[] | null => {
    const have = followed.get(numberMark) ?? new Set();
    const more = requested.filter((one) => !have.has(idOf(numberMark, one)));
    if (have.size + more.length > MOST_OF_A_NUMBER) return null;
    for (const one of more) have.add(idOf(numberMark, one));
    return more;
  };
  const rows: Row[] = [];
  const outcomeOf = (
    { numberMark, sealed, encryptedPlace, language }: SignUpJob,
    requested: readonly RequestedSubscription[] | null,
  ): Outcome | null => {
    if (requested?.length === 0) return null;
    if (requested === null) return 'refused';
    // A number that answered STOP gets the same answer as any other, and no texts.
    if (stopped.has(numberMark)) return 'added';
    const more = roomFor({ numberMark }, requested);
    if (more === null) return 'full';
    rows.push(...more.map((one) => ({ ...one, numberMark, sealed, encryptedPlace, language })));
    return more.length > 0 ? 'added' : 'had';
  };
  const fresher = new Map(
    fresh.map((job) => {
      const outcomes = {
        live: outcomeOf(job, job.requested.live),
        future: outcomeOf(job, job.requested.future),
      };
      return [
        job,
        {
          reason: reasonOf(outcomes),
          messages: stopped.has(job.numberMark) ? [] : messagesOf(outcomes),
        },
      ];
    }),
  );
  const newAnswers = [...fresher].flatMap(([{ key, bodyMark }, { reason }]): StoredAnswer[] =>
    key === null ? [] : [{ key, bodyMark, answer: reason }],
  );
  await addRows(trx, rows, at);
  await keepLanguages(
    trx,
    new Map(fresh.map(({ numberMark, language }) => [numberMark, language])),
  );
  await keepAnswers(trx, newAnswers);
  for (const one of newAnswers) answers.set(one.key, one);
  // The text says what it will get, or already gets, and how to stop: nobody is signed up without
  // knowing, and only the phone learns the difference.
  for (const name of SIGN_UP_MESSAGES) {
    const recipients = [...fresher].filter(([, { messages }]) => messages.includes(name));
    await addOwnMessage(
      trx,
      name,
      new Map(recipients.map(([job]) => [job.numberMark, job.encryptedMessage])),
      at,
    );
  }

  return jobs.map((job) => {
    if (job.key === null) return { reason: fresher.get(job)?.reason ?? null };
    const answer = answers.get(job.key);
    return answer?.bodyMark === job.bodyMark ? { reason: storedReason(answer.answer) } : null;
  });
}
