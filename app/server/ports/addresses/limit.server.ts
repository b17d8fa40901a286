import type { HeadersFunction } from '@remix-run/node';
import { cachePolicy } from '~/server/lib/cache-policy';
import { addressOf } from '~/server/lib/caller.server';
import { passes } from '~/server/ports/bot-check/port';
import type { AddressCheck } from '~/server/ports/bot-check/person';
import { waitOf } from '~/server/lib/rate-limit.server';

export const addressWait = (request: Request): number => waitOf(request, 'addresses');

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
  return score === null || passes(score) ? 0 : waitOf(request, 'addresses of machines');
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
