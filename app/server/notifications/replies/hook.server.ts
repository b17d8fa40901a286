import { z } from 'zod';
import { isFailure } from '~/domain/failure';
import { parseTypedJson } from '~/domain/typed';
import type { Env } from '~/server/env.server';
import { answerApi, apiError, parseInput } from '~/server/lib/api.server';
import { readBody } from '~/server/lib/read-body.server';
import { isSigned } from '~/server/lib/signed-body.server';
import type { Reads } from '~/server/lib/wire';
import { cachePolicy } from '~/server/lib/cache-policy';
import type { Replies } from './handle.server';

/** A text of many parts as JSON, and no more. */
const LARGEST = 8_000;

const IncomingText = z.object({
  id: z.string().min(1).max(200),
  from: z.string().min(1).max(40),
  to: z.string().min(1).max(40),
  message: z.string().max(2000),
  receivedAt: z.string().datetime({ offset: true }),
}) satisfies Reads<'IncomingText'>;

function jsonOf(text: string): unknown {
  try {
    return parseTypedJson(text);
  } catch {
    throw apiError('malformed', 'The request could not be read');
  }
}

const noContent = () => new Response(null, { status: 204, headers: { 'Cache-Control': cachePolicy.noStore } });
const refused = (status: 401 | 409, message: string): Response =>
  Response.json(
    { error: 'not-accepted', message, field: null },
    { status, headers: { 'Cache-Control': cachePolicy.noStore } },
  );

/**
 * Receives replies from a text message service. Reveals nothing without the secret; does not exist
 * without a configured secret, or if the operator keeps the list. Wire contract: receiveText.
 */
export function answerTextsHook(
  request: Request,
  {
    replies,
    secret,
    now = Date.now,
  }: { replies: Replies | null; secret: Env['TEXT_MESSAGES_HOOK_SECRET']; now?: () => number },
): Promise<Response> {
  return answerApi(async () => {
    if (!replies || secret === undefined) return apiError('not-found', 'There is nothing here.');
    const body = await readBody(request, LARGEST, 'a text', 'drop').catch((error: unknown) => {
      throw isFailure(error, 'unavailable') ? apiError('too-large', `A text has at most ${LARGEST} bytes`) : error;
    });
    if (!isSigned(request.headers.get('X-Signature'), body, secret, now()))
      return refused(401, 'The signature is missing, wrong or older than five minutes');
    const text = parseInput(IncomingText, jsonOf(body));
    return (await replies.handle(text)) === 'done' ? noContent() : refused(409, 'This id belongs to another text');
  });
}
