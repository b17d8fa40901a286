import type { HeadersFunction } from '@remix-run/node';
import { cachePolicy } from '~/server/lib/cache-policy';
import { addressOf } from '~/server/lib/caller.server';
import { passes } from '~/server/ports/bot-check/port';
import type { AddressCheck } from '~/server/ports/bot-check/person';
import { waitOf, type RateLimit } from '~/server/lib/rate-limit.server';

/**
 * Shared by pages and API. Many phones share one mobile network address, especially in a storm:
 * four times the expected need (docs/decisions/limits-and-seals.md).
 */
export const ADDRESS_LOOKUPS: RateLimit = { perMinute: 300, burst: 200 };
export const ADDRESS_LOOKUPS_NAME = 'addresses';

export const addressWait = (request: Request): number =>
  waitOf(request, ADDRESS_LOOKUPS_NAME, ADDRESS_LOOKUPS);

/** Enough for a person mistaken for a bot, and too few for a bot. */
const UNSURE: RateLimit = { perMinute: 6, burst: 12 };

/**
 * For the search dialog, with the score of a configured bot check. Nobody is blocked from looking
 * for help: a suspected bot gets fewer lookups. docs/decisions/once-and-limits.md
 */
export async function addressWaitOf(
  request: Request,
  { personScore }: AddressCheck,
): Promise<number> {
  const wait = addressWait(request);
  if (wait > 0) return wait;
  const score = await personScore(request.headers.get('X-Person') ?? '', addressOf(request));
  return score === null || passes(score) ? 0 : waitOf(request, 'addresses of machines', UNSURE);
}

export const busyHeaders = (seconds: number): Record<string, string> => ({
  'Cache-Control': cachePolicy.private,
  'Retry-After': String(seconds),
});

export const headersOfPrivatePage: HeadersFunction = ({ loaderHeaders, actionHeaders }) => {
  const wait = loaderHeaders.get('Retry-After') ?? actionHeaders.get('Retry-After');
  return {
    'Cache-Control': cachePolicy.private,
    ...(wait === null ? {} : { 'Retry-After': wait }),
  };
};
