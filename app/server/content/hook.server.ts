import { env } from '../env.server';
import { sameSecret } from '~/server/lib/same-secret.server';
import type { Cluster } from '~/server/cluster/cluster';
import type { UmbracoContent } from './umbraco/create.server';

const PAUSE_MS = 500;
let waiting: NodeJS.Timeout | null = null;

/**
 * Reloads everything, because media change without a newer page. The event is in
 * `Umb-Webhook-Event`, the shared secret is the bearer token; many events at once cause one reload,
 * here and through the cluster on the other nodes.
 */
export function answerContentHook(
  request: Request,
  content: Pick<UmbracoContent, 'refresh'> | null,
  cluster: Pick<Cluster, 'publish'> | null = null,
): Response {
  const token = (request.headers.get('Authorization') ?? '').replace(/^Bearer /, '');
  if (!content || !env.CONTENT_HOOK_SECRET) return new Response(null, { status: 404 });
  if (!sameSecret(token, env.CONTENT_HOOK_SECRET)) return new Response(null, { status: 401 });
  if (!/^Umbraco\.(Content|Media)/i.test(request.headers.get('Umb-Webhook-Event') ?? ''))
    return new Response(null, { status: 202 });
  waiting ??= setTimeout(() => {
    waiting = null;
    void content.refresh({ whole: true });
    cluster?.publish('content', 'changed');
  }, PAUSE_MS);
  return new Response(null, { status: 202 });
}
