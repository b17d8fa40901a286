import { json } from '@remix-run/node';
import { cachePolicy } from '~/server/lib/cache-policy';

/** Whether the process lives; touches nothing but the process (api.openapi.yaml, isAlive). */
export const loader = () => json({ status: 'ok' }, { headers: { 'Cache-Control': cachePolicy.noStore } });
