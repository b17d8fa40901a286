import { z } from 'zod';
import { MINUTE } from '~/domain/time/instant';
import { cachedAnswers } from '~/server/lib/cached-answers';
import { orUnavailable, type HttpClient } from '~/server/lib/http-client.server';
import type { Reads } from '~/server/lib/wire';
import type { Supply } from './port';

const RotaLoad = z.object({
  redirect: z.boolean(),
  blocks: z
    .array(z.string().trim().min(1).max(10).nullable().catch(null))
    .max(30)
    .default([])
    .transform((blocks) => blocks.filter((block) => block !== null)),
}) satisfies Reads<'CheckRld'>;
const SmartMeter = z.object({
  smartPingEnabled: z.boolean(),
  isSmart: z.boolean(),
  onSupply: z
    .boolean()
    .nullish()
    .transform((onSupply) => onSupply ?? null),
}) satisfies Reads<'SmartMeterCheck'>;

/** Every search for a postcode asks; who is disconnected in turn changes by the hour. */
const ROTA_LOAD_MS = MINUTE / 2;
const MOST_BYTES = 1_000_000;

export function createHttpSupply(client: Pick<HttpClient, 'get' | 'post' | 'send'>): Supply {
  const get = <S extends z.ZodTypeAny>(path: string, query: Record<string, string>, schema: S) =>
    orUnavailable(client.get(`${path}?${new URLSearchParams(query).toString()}`, schema));
  const rotaLoadCheck = cachedAnswers(
    (postcode: string) => get('/api/power-cut/check-rld', { postcode }, RotaLoad),
    { keyOf: (postcode) => postcode, ttlMs: ROTA_LOAD_MS, maxBytes: MOST_BYTES },
  );
  return {
    rotaLoadCheck,
    threeCalls: (postcode, mpan) =>
      get('/api/postcode-recent', { postcode, ...(mpan ? { mpan } : {}) }, z.boolean()),
    twoCalls: (postcode) => get('/api/two-calls-check', { postcode }, z.boolean()),
    logPostcodeSearch: (entry) => orUnavailable(client.send('POST', '/api/postcode-search', entry)),
    logRecentMpan: (mpan) => orUnavailable(client.post('/api/recent-mpan', { mpan }, z.boolean())),
    smartMeterCheck: (mpan) =>
      orUnavailable(client.post('/api/smart-meter-check', { mpan }, SmartMeter)),
  };
}
