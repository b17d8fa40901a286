import { createHash, randomBytes } from 'node:crypto';
import { mailboxOf } from '~/domain/email-address';
import { Failure } from '~/domain/failure';
import { SECOND, type Instant } from '~/domain/time/instant';
import { newReference } from '~/forms/engine/reference';
import type { Env } from '~/server/env.server';
import { type Encrypter, createEncrypter } from '~/server/lib/encrypt.server';
import { storedLimiterOf } from '~/server/lib/stored-limiter.server';
import { unavailableAs } from '~/server/lib/unavailable-as';
import { withTimeout } from '~/server/lib/with-timeout.server';
import type { LeasedMessage, Outbox } from '~/server/outbox/outbox';
import type { Store } from '~/server/store/open.server';
import type { Uploads } from '~/server/uploads/uploads';
import type { AcceptedRequest, ManualMpan, MpanCheck, MpanRequests, RequestKind } from './port';

const PATIENCE = 2 * SECOND;

const addressIn = (body: MpanCheck | ManualMpan): string =>
  'emailAddress' in body ? body.emailAddress : body.personalDetails.emailAddress;

class Full extends Error {
  constructor(readonly waitSeconds: number) {
    super('the mailbox is full');
  }
}

const orUnavailable = unavailableAs('The request could not be accepted');

const STATES = {
  delivered: 'arrived',
  waiting: 'kept',
  parked: 'refused',
  dropped: 'refused',
} as const;

export function createMpanRequests(options: {
  store: Pick<Store, 'db'>;
  outbox: Pick<Outbox, 'put' | 'deliver' | 'outcomeOf'>;
  uploads?: Pick<Uploads, 'keepIn'> | undefined;
  encrypter: Pick<Encrypter, 'hash'>;
  now?: () => Instant;
  patienceMs?: number;
}): MpanRequests {
  const { store, outbox, uploads, encrypter, now = Date.now, patienceMs = PATIENCE } = options;
  const mailbox = storedLimiterOf('mpan mailbox');
  const makeReference = () => newReference((count) => randomBytes(count));

  interface Ours {
    readonly kind: RequestKind;
    readonly key: string;
    readonly reference: string;
    readonly mark: string;
  }

  const accept = ({ kind, key, reference, mark }: Ours, body: MpanCheck | ManualMpan) =>
    store.db.transaction().execute(async (trx): Promise<LeasedMessage | null> => {
      const written = await trx
        .insertInto('mpan_request')
        .values({ kind, key, reference, body_mark: mark, accepted_at: now() })
        .onConflict((conflict) => conflict.columns(['kind', 'key']).doNothing())
        .returning('key')
        .execute();
      if (written.length === 0) return null;
      const waitSeconds = await mailbox.take(
        trx,
        encrypter.hash(`mailbox ${mailboxOf(addressIn(body))}`),
        now(),
      );
      if (waitSeconds > 0) throw new Full(waitSeconds);
      await uploads?.keepIn(trx, body, reference);
      return outbox.put(trx, { channel: kind, key, body });
    });

  async function stateOf(kind: RequestKind, key: string): Promise<AcceptedRequest['state']> {
    // It is accepted, even if the store fails now.
    const outcome = await outbox.outcomeOf(kind, key).catch(() => null);
    return STATES[outcome?.state ?? 'waiting'];
  }

  async function again({ kind, key, mark }: Ours): Promise<AcceptedRequest> {
    const row = await store.db
      .selectFrom('mpan_request')
      .where('kind', '=', kind)
      .where('key', '=', key)
      .select(['reference', 'body_mark'])
      .executeTakeFirstOrThrow();
    if (row.body_mark !== mark)
      throw new Failure('invalid', 'This key was used for another request', 'Idempotency-Key');
    return { reference: row.reference, state: await stateOf(kind, key) };
  }

  return {
    newReference: makeReference,

    request: (kind, body, { idempotencyKey }) =>
      orUnavailable(async () => {
        const reference = makeReference();
        const key = idempotencyKey ?? reference;
        const mark = encrypter.hash(
          createHash('sha256').update(JSON.stringify(body)).digest('hex'),
        );
        const ours = { kind, key, reference, mark };
        const held = await accept(ours, body).catch((error: unknown) => {
          if (error instanceof Full) return error;
          throw error;
        });
        if (held instanceof Full) return { state: 'mailbox-full', waitSeconds: held.waitSeconds };
        if (!held) return again(ours);
        await withTimeout(patienceMs, outbox.deliver(held), undefined);
        return { reference, state: await stateOf(kind, key) };
      }),
  };
}

export const startMpanRequests = (options: {
  env: Pick<Env, 'SECRETS'>;
  store: Pick<Store, 'db'>;
  outbox: Outbox;
  uploads: Pick<Uploads, 'keepIn'>;
  now: Store['now'];
}) =>
  createMpanRequests({
    ...options,
    encrypter: createEncrypter(options.env.SECRETS, 'mpan requests'),
  });
