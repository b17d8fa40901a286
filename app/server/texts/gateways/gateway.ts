import type { Twilio } from 'twilio';
import { createCircuit } from '~/server/lib/circuit';
import { watchCircuit } from '~/server/telemetry/state-of';
import type { SendResult, TextMessage, TextSender } from '../notifications';

/** Two calls of five seconds each at most, eight at a time: a hundred finish within the lease. */
export const OVER_THE_WIRE = { atOnce: 100, parallel: 8 };
export const TIMEOUT_MS = 5000;
/** Larger than any answer about one message. */
const MAX_BYTES = 2_000_000;

/** Size and time of a whole answer: the client's own limit restarts with each byte. */
export function limitAnswers(client: Twilio['httpClient']['axios'], timeoutMs = TIMEOUT_MS): void {
  client.defaults.maxContentLength = MAX_BYTES;
  client.interceptors.request.use((config) => {
    config.signal = AbortSignal.timeout(timeoutMs);
    return config;
  });
}

interface Options {
  readonly atOnce: number;
  readonly parallel: number;
}

export function createSender(
  sendOne: (message: TextMessage) => Promise<SendResult>,
  { atOnce, parallel }: Options,
): TextSender {
  return {
    atOnce,
    async send(messages, stopping) {
      const results: (SendResult | undefined)[] = messages.map(() => undefined);
      let next = 0;
      const sendRest = async () => {
        while (next < messages.length && !stopping?.aborted) {
          const index = next;
          next += 1;
          results[index] = await sendOne(messages[index] as TextMessage);
        }
      };
      await Promise.all(Array.from({ length: parallel }, sendRest));
      return results;
    },
  };
}

/** Leaves a service in trouble alone for ten seconds. Never rejects: errors are tried again. */
export function withCircuit(
  name: string,
  sendOne: (message: TextMessage) => Promise<SendResult>,
): (message: TextMessage) => Promise<SendResult> {
  const circuit = createCircuit({ breakAfter: 5, openMs: 10_000 });
  watchCircuit(name, circuit);
  async function ask(message: TextMessage): Promise<SendResult> {
    const result = await sendOne(message).catch(() => 'later' as const);
    if (result === 'later') circuit.failed();
    else circuit.succeeded();
    return result;
  }
  let latest: Promise<unknown> = Promise.resolve();
  return async (message) => {
    if (!circuit.allows()) {
      // One text tries whether the service is back; those with it would wait for their next turn.
      await latest;
      if (!circuit.allows()) return 'later';
    }
    const asked = ask(message);
    latest = asked;
    return asked;
  };
}

export interface IncomingText {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly message: string;
}

/** `gone` if the message's number no longer exists or refuses our texts. */
export interface Receipt {
  readonly to: string;
  readonly outcome: 'delivered' | 'failed' | 'gone';
}

/** Null for news that changes nothing, such as "sending". */
export type Told =
  | { readonly kind: 'text'; readonly text: IncomingText }
  | { readonly kind: 'receipt'; readonly receipt: Receipt }
  | null;

export interface TextHook {
  readonly largest: number;
  isGenuine(headers: Headers, body: string, now: number): boolean | Promise<boolean>;
  /** Throws the 400 answer for a body that the service does not document. */
  read(body: string): Told;
}
