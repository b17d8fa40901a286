import { isFailure } from '~/domain/failure';
import { answerApi, apiError } from '~/server/lib/api.server';
import { metrics } from '~/server/lib/metrics';
import { readBody } from '~/server/lib/read-body.server';
import { cachePolicy } from '~/server/lib/cache-policy';
import type { TextHook } from '../gateways/gateway';
import type { Replies } from './handle.server';

const noContent = () =>
  new Response(null, { status: 204, headers: { 'Cache-Control': cachePolicy.noStore } });
const refused = (status: 401 | 409, message: string): Response =>
  Response.json(
    { error: 'not-accepted', message, field: null },
    { status, headers: { 'Cache-Control': cachePolicy.noStore } },
  );

interface Parts {
  readonly replies: Pick<Replies, 'handle' | 'receive'> | null;
  readonly hook: TextHook | null;
  readonly now?: () => number;
}

/** Reveals nothing without the service's signature; absent without a secret or our own list. */
export function answerTextsHook(
  request: Request,
  { replies, hook, now = Date.now }: Parts,
): Promise<Response> {
  return answerApi(async () => {
    if (!replies || !hook) return apiError('not-found', 'There is nothing here.');
    const { largest } = hook;
    const body = await readBody(request, largest, 'a text', 'drop').catch((error: unknown) => {
      throw isFailure(error, 'unavailable')
        ? apiError('too-large', `A text has at most ${largest} bytes`)
        : error;
    });
    if (!(await hook.isGenuine(request.headers, body, now())))
      return refused(401, 'The signature is missing, wrong or older than five minutes');
    const told = hook.read(body);
    if (told?.kind === 'receipt') {
      metrics.textReceipts.inc({ outcome: told.receipt.outcome });
      await replies.receive(told.receipt);
    }
    return told?.kind !== 'text' || (await replies.handle(told.text)) === 'done'
      ? noContent()
      : refused(409, 'This id belongs to another text');
  });
}
