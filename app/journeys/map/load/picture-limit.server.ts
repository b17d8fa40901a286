import { TOO_MANY, waitOf } from '~/server/lib/rate-limit.server';

/**
 * One limit for all images of a place: a page has three, and a visitor moves about a dozen times a
 * minute.
 */
const PICTURES = { perMinute: 240, burst: 480 };
/** The query items in degrees, rounded like the URLs on our pages; zoom is rounded to a step. */
const PLACES = ['lat', 'lng', 'plat', 'plng'];

const rounded = (text: string, digits: number): string => {
  const number = Number(text);
  const near = Number(number.toFixed(digits));
  return text.trim() === '' || !Number.isFinite(number) || near === number ? text : String(near);
};

/**
 * Throws the 429 response for a caller who requests too many map images. Call it where a map is
 * drawn, not where a cached one is served.
 */
export function countPicture(request: Request): void {
  const wait = waitOf(request, 'drawn-places', PICTURES);
  if (wait > 0)
    throw new Response(TOO_MANY, {
      status: 429,
      headers: { 'Retry-After': String(wait), 'Cache-Control': 'no-store' },
    });
}

/**
 * Throws a redirect to the rounded position if a query is more precise than our own URLs: every
 * further digit would be another image that looks the same. @param digits of a degree
 */
export function onGrid(request: Request, digits: number): void {
  const url = new URL(request.url);
  for (const [name, value] of [...url.searchParams]) {
    const text =
      name === 'z' ? rounded(value, 2) : PLACES.includes(name) ? rounded(value, digits) : value;
    if (text !== value && url.searchParams.getAll(name).length === 1)
      url.searchParams.set(name, text);
  }
  const asked = new URL(request.url);
  if ([...url.searchParams].join() !== [...asked.searchParams].join())
    throw new Response(null, {
      status: 302,
      headers: { Location: url.pathname + url.search, 'Cache-Control': 'public, max-age=86400' },
    });
}
