import type { HeadersFunction } from '@remix-run/node';
import { cachePolicy } from '~/server/lib/cache-policy';
import { addressOf } from '~/server/lib/caller.server';
import { passes } from '~/server/ports/bot-check/bot-check';
import type { AddressCheck } from '~/server/ports/bot-check/person';
import { waitOf, type RateLimit } from '~/server/lib/rate-limit.server';

/**
 * Everything that makes the directory of addresses work, pages and API together. Many phones share one address of a mobile
 * network, most of all in a storm: four times what such an address was reckoned to need (docs/decisions/limits-and-seals.md).
 */
export const ADDRESS_LOOKUPS: RateLimit = { perMinute: 300, burst: 200 };
export const ADDRESS_LOOKUPS_NAME = 'addresses';

/** Counts a look-up of this caller; the seconds to wait, 0 when it may go on. */
export const addressWait = (request: Request): number => waitOf(request, ADDRESS_LOOKUPS_NAME, ADDRESS_LOOKUPS);

/** As many as a person needs who is taken for a machine by mistake, and few for a machine. */
const UNSURE: RateLimit = { perMinute: 6, burst: 12 };

/**
 * The same for the search dialog, which brings what a configured bot check gave it. Nobody is turned away from looking for help: whoever
 * it takes for a machine has few look-ups instead of many. docs/decisions/once-and-limits.md
 */
export async function addressWaitOf(request: Request, { personScore }: AddressCheck): Promise<number> {
  const wait = addressWait(request);
  if (wait > 0) return wait;
  const score = await personScore(request.headers.get('X-Person') ?? '', addressOf(request));
  return score === null || passes(score) ? 0 : waitOf(request, 'addresses of machines', UNSURE);
}

/** The headers of a page that says "please wait". */
export const busyHeaders = (seconds: number): Record<string, string> => ({
  'Cache-Control': cachePolicy.private,
  'Retry-After': String(seconds),
});

/** The headers of a page of a visitor's own that may have to say so. */
export const headersOfPrivatePage: HeadersFunction = ({ loaderHeaders, actionHeaders }) => {
  const wait = loaderHeaders.get('Retry-After') ?? actionHeaders.get('Retry-After');
  return { 'Cache-Control': cachePolicy.private, ...(wait === null ? {} : { 'Retry-After': wait }) };
};
