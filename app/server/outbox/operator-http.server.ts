import type { Env } from '../env.server';
import { createHttpClient } from '../http-client.server';
import { CHANNELS, type Receiver } from './outbox';

/** Longer than a page would wait: nobody does. Shorter than a lease. */
const TIMEOUT_MS = 10_000;

/** What was said beside the yes; an answer that cannot be read is still a yes. */
function readAnswer(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The operator's service at OPERATOR_URL. Wire contract, "Accepted once". */
export function createHttpReceiver(env: { OPERATOR_URL: string } & Pick<Env, 'OPERATOR_KEY'>): Receiver {
  const client = createHttpClient({
    name: "the operator's service",
    baseUrl: env.OPERATOR_URL,
    key: env.OPERATOR_KEY,
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
