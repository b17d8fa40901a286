import type { HeadersFunction } from '@remix-run/node';
import { cachePolicy } from '../cache-policy';
import { waitOf, type RateLimit } from '../rate-limit.server';

/**
 * Everything that makes the directory of addresses work, pages and API together. Many phones share one address of a mobile
 * network, most of all in a storm: four times what such an address was reckoned to need (docs/decisions/limits-and-seals.md).
 */
export const ADDRESS_LOOKUPS: RateLimit = { perMinute: 300, burst: 200 };
export const ADDRESS_LOOKUPS_NAME = 'addresses';

/** Counts a look-up of this caller; the seconds to wait, 0 when it may go on. */
export const addressWait = (request: Request): number => waitOf(request, ADDRESS_LOOKUPS_NAME, ADDRESS_LOOKUPS);

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
