import { isFailure } from '~/domain/failure';
import type { HttpClient } from '../http-client.server';
import type { SendResult, TextMessage, TextSender } from './notifications';

/** On their way at the same time. */
const PARALLEL = 8;
/** Five seconds each at worst, eight together: done within the lease of two minutes. */
const AT_ONCE = 100;

/** The wire form of a message; `key` travels as Idempotency-Key. docs/decisions/text-updates.md */
export const messageWire = ({ to, text }: TextMessage) => ({ to, text });

/** A text message service at TEXT_MESSAGES_URL: POST /messages, any 2xx is a yes. */
export function createHttpSender(client: Pick<HttpClient, 'deliver'>): TextSender {
  async function sendOne(message: TextMessage): Promise<SendResult> {
    try {
      await client.deliver('POST', '/messages', messageWire(message), message.key);
      return 'sent';
    } catch (error) {
      return isFailure(error, 'invalid') ? 'refused' : 'later';
    }
  }

  return {
    atOnce: AT_ONCE,
    async send(messages) {
      const results: SendResult[] = [];
      let next = 0;
      const sendRest = async () => {
        while (next < messages.length) {
          const index = next;
          next += 1;
          results[index] = await sendOne(messages[index] as TextMessage);
        }
      };
      await Promise.all(Array.from({ length: PARALLEL }, sendRest));
      return results;
    },
  };
}
