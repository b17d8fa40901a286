import type { Operator } from '../operator.server';
import { CHANNELS, type Receiver } from './outbox';

/** Longer than any page waits, and shorter than a lease. */
const TIMEOUT_MS = 10_000;

/** Returns the JSON answer, or null if it isn't JSON: a success without a readable body still counts. */
function readAnswer(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Creates the receiver that delivers to the operator. Wire contract, "Accepted once". */
export function createHttpReceiver(operator: Operator): Receiver {
  const client = operator.client("the operator's service", {
    timeoutMs: TIMEOUT_MS,
    maxBytes: 100_000,
  });
  return {
    async deliver({ channel, key, body }) {
      const { method, path } = CHANNELS[channel];
      return readAnswer((await client.deliver(method, path, body, key)).text);
    },
  };
}
