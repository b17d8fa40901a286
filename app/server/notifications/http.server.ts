import { isFailure } from '~/domain/failure';
import type { HttpClient } from '~/server/lib/http-client.server';
import type { Wire } from '../lib/wire';
import type { SendResult, TextMessage, TextSender } from './notifications';

/** The wire form of a message; `key` travels as Idempotency-Key. Wire contract: sendTextMessage; docs/decisions/text-updates.md */
export const messageWire = ({ to, text }: TextMessage): Wire<'TextMessage'> => ({ to, text });

interface Options {
  /** How many it takes in one turn. */
  readonly atOnce: number;
  /** On their way at the same time. */
  readonly parallel: number;
}

/** A text message service: POST /messages, any 2xx is a yes. */
export function createHttpSender(client: Pick<HttpClient, 'deliver'>, { atOnce, parallel }: Options): TextSender {
  async function sendOne(message: TextMessage): Promise<SendResult> {
    try {
      await client.deliver('POST', '/messages', messageWire(message), message.key);
      return 'sent';
    } catch (error) {
      return isFailure(error, 'invalid') ? 'refused' : 'later';
    }
  }

  return {
    atOnce,
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
      await Promise.all(Array.from({ length: parallel }, sendRest));
      return results;
    },
  };
}
