import { z } from 'zod';
import { Failure } from '~/domain/failure';
import type { HttpAnswer } from '~/server/lib/http-client.server';
import { SignUpAnswer, StopAnswer } from '~/server/ports/text-updates/wire';
import type { Operator } from '../operator.server';
import { CHANNELS, type Channel, type Receiver } from './outbox';

/** Longer than any page waits, and shorter than a lease. */
const TIMEOUT_MS = 10_000;
const KEPT_FOR_LATER = 202;

const ANSWERS: Partial<Record<Channel, z.ZodTypeAny>> = {
  'submit-form': z.object({ callReference: z.string().nullable() }),
  'text-updates': SignUpAnswer,
  'text-updates-stop': StopAnswer,
};

/**
 * Null where the wire contract names no answer, so that any 2xx is a success. Throws `unavailable`
 * for any other text, such as a maintenance page with status 200, because nothing was taken.
 */
function readAnswer(channel: Channel, { status, text }: HttpAnswer): unknown {
  const schema = ANSWERS[channel];
  if (!schema || status === KEPT_FOR_LATER) return null;
  try {
    return schema.parse(JSON.parse(text));
  } catch (cause) {
    throw new Failure('unavailable', "the operator's answer could not be read", null, { cause });
  }
}

export function createHttpReceiver(operator: Operator): Receiver {
  const client = operator.client("the operator's service", {
    timeoutMs: TIMEOUT_MS,
    maxBytes: 100_000,
  });
  return {
    async deliver({ channel, key, body }) {
      const { method, path } = CHANNELS[channel];
      return readAnswer(channel, await client.deliver(method, path, body, key));
    },
  };
}
