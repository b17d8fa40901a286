import { z } from 'zod';
import { SignUpAnswer, StopAnswer } from '~/server/texts/sign-ups/wire';
import type { Operator } from '../operator.server';
import { CHANNELS, type Channel, type Receiver } from './outbox';

/** Longer than any page waits, and shorter than a lease. */
const TIMEOUT_MS = 10_000;
const KEPT_FOR_LATER = 202;

/** Where the wire contract names no answer, any 2xx is a success. */
const ANSWERS: Partial<Record<Channel, z.ZodTypeAny>> = {
  'submit-form': z.object({ callReference: z.string().nullable() }),
  'text-updates': SignUpAnswer,
  'text-updates-stop': StopAnswer,
};

export function createHttpReceiver(operator: Operator): Receiver {
  const client = operator.client("the operator's service", {
    timeoutMs: TIMEOUT_MS,
    maxBytes: 100_000,
  });
  return {
    async deliver({ channel, key, body }) {
      const { method, path } = CHANNELS[channel];
      const { status, text } = await client.deliver(method, path, body, key);
      const schema = ANSWERS[channel];
      // Another text, such as a maintenance page with status 200, means that nothing was taken.
      return schema && status !== KEPT_FOR_LATER ? client.parse(text, schema) : null;
    },
  };
}
