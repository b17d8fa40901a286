import { randomUUID } from 'node:crypto';
import { Failure, isFailure } from '~/domain/failure';
import type { HttpClient } from '~/server/lib/http-client.server';
import type { Channel, Outbox } from '~/server/outbox/outbox';
import type { Store } from '~/server/store/open.server';
import type { SignUp, Stop, TextUpdates } from './port';
import { SignUpAnswer, signUpWire, StopAnswer, stopWire } from './wire';

interface Parts {
  readonly client: Pick<HttpClient, 'deliver' | 'parse'>;
  readonly store: Pick<Store, 'db'>;
  readonly outbox: Pick<Outbox, 'put' | 'deliver' | 'outcomeOf'>;
}

/** If the list can't be reached, the request is stored and delivered later with the same key. */
export function createHttpTextUpdates({ client, store, outbox }: Parts): TextUpdates {
  async function ask<Answer>(
    channel: Channel,
    call: { method: 'PUT' | 'POST'; body: unknown; key: string },
    answerOf: (text: string) => Answer,
  ): Promise<Answer | { kind: 'kept' }> {
    // Already stored: the worker delivers it, and a second call would only repeat it.
    if (await outbox.outcomeOf(channel, call.key).catch(() => null)) return { kind: 'kept' };
    try {
      const { status, text } = await client.deliver(
        call.method,
        '/api/text-updates',
        call.body,
        call.key,
      );
      return status === 202 ? { kind: 'kept' } : answerOf(text);
    } catch (error) {
      if (!isFailure(error, 'unavailable')) throw error;
      const held = await store.db
        .transaction()
        .execute((trx) => outbox.put(trx, { channel, key: call.key, body: call.body }))
        .catch(async (cause: unknown) => {
          // Another process stored it at the same moment, with the same key.
          if (await outbox.outcomeOf(channel, call.key).catch(() => null)) return null;
          throw new Failure('unavailable', 'Text updates could not be kept', null, { cause });
        });
      if (held) void outbox.deliver(held);
      return { kind: 'kept' };
    }
  }

  return {
    signUp: (request: SignUp) =>
      ask(
        'text-updates',
        { method: 'PUT', body: signUpWire(request), key: request.key ?? randomUUID() },
        (text) => {
          const { success, reason = null } = client.parse(text, SignUpAnswer);
          // 2: the number is already signed up, which only its phone may learn.
          if (success || reason === 2) return { kind: 'answered' as const, reason: null };
          // A rejection without a reason is still a rejection.
          return { kind: 'answered' as const, reason: reason ?? (request.live ? 1 : 3) };
        },
      ),
    stop: (request: Stop) =>
      ask(
        'text-updates-stop',
        { method: 'POST', body: stopWire(request), key: request.key ?? randomUUID() },
        (text) => {
          // That the number was not subscribed is not revealed.
          client.parse(text, StopAnswer);
          return { kind: 'answered' as const };
        },
      ),
  };
}
