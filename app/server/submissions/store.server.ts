import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { Failure } from '~/domain/failure';
import { SECOND, type Instant } from '~/domain/time/instant';
import type { Submission } from '~/forms/engine/payload';
import { newReference } from '~/forms/engine/reference';
import type { Drafts } from '../drafts/drafts';
import type { LeasedMessage, Outbox } from '../outbox/outbox';
import type { Acknowledgements } from '~/server/email/acknowledge.server';
import type { Encrypter } from '~/server/lib/encrypt.server';
import type { Store } from '../store/open.server';
import type { Uploads } from '../uploads/uploads';
import { withTimeout } from '~/server/lib/with-timeout.server';
import { unavailableAs } from '~/server/lib/unavailable-as';
import { isNumbered, type Accepted, type Submissions, type SubmitOptions } from './submissions';
import type { Transaction } from 'kysely';
import type { Database } from '~/server/store/tables';
import { withoutSync } from '~/server/store/without-sync.server';

const PATIENCE = 2 * SECOND;
const LOOK_EVERY = 50;

const Answer = z.object({ callReference: z.string().regex(/^[\x21-\x7e]{1,64}$/) });
const callReferenceIn = (answer: unknown): string | null =>
  Answer.safeParse(answer).data?.callReference ?? null;

const acceptedOf = (row: SubmissionRow, publicReference: string): Accepted => ({
  reference: publicReference,
  callReference: publicReference === row.reference ? null : publicReference,
});

export function createSubmissions(options: {
  store: Pick<Store, 'db' | 'dialect'>;
  outbox: Pick<Outbox, 'put' | 'deliver' | 'outcomeOf'>;
  drafts: Pick<Drafts, 'removeIn'>;
  uploads?: Pick<Uploads, 'keepIn'> | undefined;
  encrypter: Encrypter;
  now?: () => Instant;
  patienceMs?: number;
  acknowledge?: Acknowledgements['put'] | undefined;
}): Submissions {
  const {
    store,
    outbox,
    drafts,
    uploads,
    encrypter,
    now = Date.now,
    patienceMs = PATIENCE,
    acknowledge,
  } = options;
  const rows = createRows(store);

  const accept = (
    submission: Submission,
    { idempotencyKey: key, body, draft, also }: SubmitOptions,
  ) =>
    store.db.transaction().execute(async (trx): Promise<LeasedMessage | null> => {
      const { guIReference: reference, pageType } = submission;
      const isNew = await rows.insert(trx, {
        key,
        body_mark: body === undefined ? null : encrypter.hash(body),
        reference,
        // If the operator gives no reference, there is nothing to wait for.
        shown_reference: isNumbered(submission) ? null : reference,
        page_type: pageType,
        accepted_at: now(),
      });
      if (!isNew) return null;
      await uploads?.keepIn(trx, submission, reference);
      if (draft) await drafts.removeIn(trx, draft.visitor, draft.form);
      await also?.(trx);
      await acknowledge?.(trx, submission, key);
      return outbox.put(trx, { channel: 'submit-form', key, body: submission });
    });

  /** A repeated request with this key gets the same answer. */
  async function settle(row: SubmissionRow): Promise<Accepted> {
    const outcome = await outbox.outcomeOf('submit-form', row.key);
    return acceptedOf(row, await rows.show(row, callReferenceIn(outcome?.answer) ?? row.reference));
  }

  /**
   * The first request with this key may still be waiting for the operator; its answer serves both.
   */
  async function repeated(row: SubmissionRow): Promise<Accepted> {
    for (
      const until = performance.now() + patienceMs;
      performance.now() < until;
      await sleep(LOOK_EVERY)
    ) {
      const publicReference = (await rows.byKey(row.key))?.shown_reference ?? null;
      if (publicReference !== null) return acceptedOf(row, publicReference);
    }
    return settle(row);
  }

  async function again(key: string, mark: string | null): Promise<Accepted> {
    const row = await rows.byKey(key);
    if (!row) throw new Failure('invalid', 'This reference was used before', 'guIReference');
    if (mark !== null && row.body_mark !== null && mark !== row.body_mark)
      throw new Failure('invalid', 'This key was used for another request', 'Idempotency-Key');
    return repeated(row);
  }

  const orUnavailable = unavailableAs('The form could not be accepted');

  return {
    newReference: () => newReference((count) => randomBytes(count)),

    async submit(submission, submitOptions) {
      const { idempotencyKey: key, body } = submitOptions;
      const held = await orUnavailable(accept(submission, submitOptions));
      if (!held) return orUnavailable(again(key, body === undefined ? null : encrypter.hash(body)));
      const delivery = outbox.deliver(held);
      const generated = { reference: submission.guIReference, callReference: null };
      if (!isNumbered(submission)) return generated;
      await withTimeout(patienceMs, delivery, undefined);
      // It is accepted, even if the store fails now.
      return settle({
        key,
        reference: submission.guIReference,
        body_mark: null,
        shown_reference: null,
      }).catch(() => generated);
    },

    async find(idempotencyKey) {
      return orUnavailable(rows.byKey(idempotencyKey).then((row) => (row ? repeated(row) : null)));
    },
  };
}

type SubmissionRow = Pick<
  Database['form_submission'],
  'key' | 'reference' | 'shown_reference' | 'body_mark'
>;

function createRows(store: Pick<Store, 'db' | 'dialect'>) {
  const { db } = store;

  const byKey = (key: string): Promise<SubmissionRow | undefined> =>
    db
      .selectFrom('form_submission')
      .where('key', '=', key)
      .select(['key', 'reference', 'shown_reference', 'body_mark'])
      .executeTakeFirst();

  return {
    byKey,

    /** False if the key or reference exists, even if another process is writing it right now. */
    async insert(
      trx: Transaction<Database>,
      row: Omit<Database['form_submission'], 'id'>,
    ): Promise<boolean> {
      const written = await trx
        .insertInto('form_submission')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .returning('key')
        .execute();
      return written.length > 0;
    },

    async show({ key }: SubmissionRow, reference: string): Promise<string> {
      const set = { shown_reference: reference };
      const written = await withoutSync(store, (connection) =>
        connection
          .updateTable('form_submission')
          .set(set)
          .where('key', '=', key)
          .where('shown_reference', 'is', null)
          .returning('key')
          .execute(),
      );
      return written.length > 0 ? reference : ((await byKey(key))?.shown_reference ?? reference);
    },
  };
}
