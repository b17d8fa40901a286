import { cachePolicy } from '~/server/cache-policy';

/** Whether the process lives; touches nothing but the process (api.openapi.yaml, isAlive). */
export const loader = () => Response.json({ status: 'ok' }, { headers: { 'Cache-Control': cachePolicy.noStore } });
