import { z } from 'zod';
import { isFailure } from '~/domain/failure';
import { parseInput } from '~/server/lib/api.server';
import type { HttpClient } from '~/server/lib/http-client.server';
import { isSigned } from '~/server/lib/signed-body.server';
import type { Reads, Wire } from '~/server/lib/wire';
import type { TextMessage } from '../notifications';
import { createSender, type TextHook } from './gateway';
import { jsonOf } from './json';

/** `key` is sent as Idempotency-Key. docs/decisions/text-updates.md */
const messageWire = ({ to, text }: TextMessage): Wire<'TextMessage'> => ({ to, text });

/** POST /messages; any 2xx is a success. */
export const createHttpSender = (
  client: Pick<HttpClient, 'deliver'>,
  options: Parameters<typeof createSender>[1],
) =>
  createSender(async (message) => {
    try {
      await client.deliver('POST', '/messages', messageWire(message), message.key);
      return 'sent';
    } catch (error) {
      return isFailure(error, 'invalid') ? 'refused' : 'later';
    }
  }, options);

const IncomingText = z.object({
  id: z.string().min(1).max(200),
  from: z.string().min(1).max(40),
  to: z.string().min(1).max(40),
  message: z.string().max(2000),
  receivedAt: z.string().datetime({ offset: true }),
}) satisfies Reads<'IncomingText'>;

export const createHttpHook = (secret: string): TextHook => ({
  // A text of many parts as JSON, and no more.
  largest: 8000,
  isGenuine: (headers, body, now) => isSigned(headers.get('X-Signature'), body, secret, now),
  read: (body) => ({ kind: 'text', text: parseInput(IncomingText, jsonOf(body)) }),
});
