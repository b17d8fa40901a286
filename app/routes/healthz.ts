import { json } from '@remix-run/node';
import { cachePolicy } from '~/server/lib/cache-policy';

/** Must not use any service (api.openapi.yaml, isAlive). */
export const loader = () =>
  json({ status: 'ok' }, { headers: { 'Cache-Control': cachePolicy.noStore } });
