import { json } from '@remix-run/node';
import { cachePolicy } from '~/server/cache-policy';
import { gateways } from '~/server/gateways.server';
import { readiness } from '~/server/readiness.server';

const RETRY_SECONDS = 5;

/** Whether the process may be given visitors (api.openapi.yaml, isReady). */
export async function loader() {
  const answer = await readiness(gateways);
  const headers = { 'Cache-Control': cachePolicy.noStore };
  return answer.status === 'ready'
    ? json(answer, { headers })
    : json(answer, { status: 503, headers: { ...headers, 'Retry-After': String(RETRY_SECONDS) } });
}
