import { json } from '@remix-run/node';
import { cachePolicy } from '~/server/lib/cache-policy';

/** Reports that the process is running, without using any service (api.openapi.yaml, isAlive). */
export const loader = () =>
  json({ status: 'ok' }, { headers: { 'Cache-Control': cachePolicy.noStore } });
