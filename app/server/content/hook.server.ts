import { env } from '../env.server';
import { sameSecret } from '../same-secret.server';
import type { UmbracoContent } from './umbraco/create.server';

const PAUSE_MS = 500;
let waiting: NodeJS.Timeout | null = null;

/**
 * The content system's webhook: something was published or taken back, so ask for it now. The event is named in `Umb-Webhook-Event`,
 * the shared secret is the bearer token. Many events at once are one question.
 */
export function answerContentHook(request: Request, content: Pick<UmbracoContent, 'refresh'> | null): Response {
  const given = (request.headers.get('Authorization') ?? '').replace(/^Bearer /, '');
  if (!content || !env.CONTENT_HOOK_SECRET) return new Response(null, { status: 404 });
  if (!sameSecret(given, env.CONTENT_HOOK_SECRET)) return new Response(null, { status: 401 });
  if (!/^Umbraco\.(Content|Media)/i.test(request.headers.get('Umb-Webhook-Event') ?? ''))
    return new Response(null, { status: 202 });
  waiting ??= setTimeout(() => {
    waiting = null;
    void content.refresh();
  }, PAUSE_MS);
  return new Response(null, { status: 202 });
}
