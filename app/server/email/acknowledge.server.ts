import { createHash } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { z } from 'zod';
import { mailboxOf } from '~/domain/email-address';
import { DAY, MINUTE, SECOND, type Instant } from '~/domain/time/instant';
import type { Submission } from '~/forms/engine/payload';
import type { Encrypter } from '~/server/lib/encrypt.server';
import type { Logger } from '~/server/lib/logger.server';
import { storedLimiterOf } from '~/server/lib/stored-limiter.server';
import type { LeasedMessage, Outcome } from '~/server/outbox/outbox';
import { waitingOf } from '~/server/outbox/queue.server';
import { startWorker } from '~/server/outbox/worker.server';
import { contextOf } from '~/server/store/encryption-context';
import type { MessageState } from '~/server/store/values';
import type { Store } from '~/server/store/open.server';
import type { Database } from '~/server/store/tables';
import type { Mailer, MailResult } from './mailer';

export const ACKNOWLEDGEMENT = 'acknowledgement';

const Letter = z.object({
  to: z.string(),
  form: z.string(),
  language: z.string().nullable(),
  at: z.number(),
});
export type Letter = z.output<typeof Letter>;

/** The operator's own reference comes within two seconds, or not at all. */
const WAIT_FOR_REFERENCE = 3 * SECOND;
/** An email that says "we have your form" days later confuses. */
const KEEP_TRYING = 2 * DAY;
/** Longer than sending can take. */
const LEASE = 2 * MINUTE;
const CONCURRENCY = 4;

const STATES: Record<MailResult, MessageState> = {
  sent: 'delivered',
  refused: 'dropped',
  later: 'waiting',
};

interface Parts {
  readonly store: Pick<Store, 'db' | 'dialect' | 'opened'>;
  readonly encrypter: Encrypter;
  readonly mailer: Mailer;
  readonly letterOf: (submission: Submission) => Omit<Letter, 'at'> | null;
  readonly referenceOf: (key: string) => Promise<string | null>;
  readonly textOf: (
    letter: Letter,
    reference: string,
  ) => { readonly subject: string; readonly text: string };
  readonly logger: Logger;
  readonly now?: () => Instant;
  readonly idleMs?: number;
  readonly pause?: (attempts: number) => number;
}

const placeOf = (key: string): string => contextOf.message({ channel: ACKNOWLEDGEMENT, key });
/** Doesn't show the visitor's own key to mail servers. */
const mailKeyOf = (key: string): string =>
  createHash('sha256').update(`acknowledgement ${key}`).digest('hex').slice(0, 40);

/**
 * Each email is committed with its form, so nobody gets one for a form that was not accepted, and
 * sent by a worker of its own. docs/decisions/drafts-and-outbox.md
 */
export function createAcknowledgements(parts: Parts) {
  const { store, encrypter, mailer, letterOf, referenceOf, textOf, logger } = parts;
  const { now = Date.now, idleMs = 1000, pause } = parts;
  const mailbox = storedLimiterOf('acknowledgement mailbox');

  async function sendOne(message: LeasedMessage): Promise<MessageState> {
    const { id, key, sealed, attempts, created_at } = message;
    if (now() - created_at > KEEP_TRYING) {
      logger.warn({ id }, 'an acknowledgement could not be emailed for two days; it is dropped');
      return 'dropped';
    }
    const decrypted = encrypter.decrypt(sealed ?? '', placeOf(key));
    if (decrypted === null) {
      logger.error({ id }, 'an email cannot be read: was SESSION_SECRET changed?');
      return 'waiting';
    }
    try {
      const letter = Letter.parse(JSON.parse(decrypted));
      const reference = await referenceOf(key);
      if (reference === null) return 'dropped';
      const result = await mailer.send({
        key: mailKeyOf(key),
        to: letter.to,
        isRetry: attempts > 1,
        ...textOf(letter, reference),
      });
      if (result !== 'sent')
        logger.warn({ id, attempts, result }, 'an acknowledgement was not emailed');
      return STATES[result];
    } catch (error) {
      logger.warn(
        { id, attempts, err: error instanceof Error ? error.name : 'unknown' },
        'an acknowledgement could not be emailed; it will be tried again',
      );
      return 'waiting';
    }
  }

  const transport = {
    kind: 'email' as const,
    concurrency: CONCURRENCY,
    batchSize: 1,
    leaseMs: LEASE,
    idleMs,
    isIdempotent: false,
    send: (messages: readonly LeasedMessage[]): Promise<Outcome[]> =>
      Promise.all(
        messages.map(async (message) => ({ state: await sendOne(message), answer: null })),
      ),
  };
  const worker = startWorker({ store, transport, logger, now, pause });

  return {
    async put(trx: Transaction<Database>, submission: Submission, key: string): Promise<void> {
      const letter = letterOf(submission);
      if (letter === null) return;
      const subject = encrypter.hash(`mailbox ${mailboxOf(letter.to)}`);
      if ((await mailbox.take(trx, subject, now())) > 0) {
        logger.warn({}, 'a form was not acknowledged by email: its mailbox gets too many');
        return;
      }
      const sealed = encrypter.encrypt(JSON.stringify({ ...letter, at: now() }), placeOf(key));
      const row = waitingOf('email', { channel: ACKNOWLEDGEMENT, key, sealed }, now());
      await trx
        .insertInto('outbox')
        .values({ ...row, due_at: now() + WAIT_FOR_REFERENCE })
        .execute();
    },
    stop: () => worker.stop(),
  };
}

/** As long as messages to the operator give the same answer. */
const RETENTION = 7 * DAY;

/** Also after emails were switched off. */
export const purgeAcknowledgements = async (db: Kysely<Database>, now: Instant): Promise<void> =>
  void (await db
    .deleteFrom('outbox')
    .where('kind', '=', 'email')
    .where('created_at', '<', now - RETENTION)
    .execute());

export type Acknowledgements = ReturnType<typeof createAcknowledgements>;
