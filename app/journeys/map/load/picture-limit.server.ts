import { TOO_MANY, waitOf } from '~/server/lib/rate-limit.server';

/** One count for everything that is drawn for a place: a page has three such pictures, and moves by a dozen places a minute. */
const PICTURES = { perMinute: 240, burst: 480 };
/** Of a degree, as the addresses that our own pages write; and of a step of zoom. */
const PLACES = ['lat', 'lng', 'plat', 'plng'];

const rounded = (text: string, digits: number): string => {
  const number = Number(text);
  const near = Number(number.toFixed(digits));
  return text.trim() === '' || !Number.isFinite(number) || near === number ? text : String(near);
};

/** Throws the 429 response for a caller who asks for too many drawn maps. Call it where a map is drawn, not where a cached one is served. */
export function countPicture(request: Request): void {
  const wait = waitOf(request, 'drawn-places', PICTURES);
  if (wait > 0)
    throw new Response(TOO_MANY, {
      status: 429,
      headers: { 'Retry-After': String(wait), 'Cache-Control': 'no-store' },
    });
}

/**
 * Throws the way to the same place on the grid of our own addresses, where a query names one beside it: each further digit would be
 * another picture that nobody can tell from the last one.
 * @param digits of a degree
 */
export function onGrid(request: Request, digits: number): void {
  const url = new URL(request.url);
  for (const [name, value] of [...url.searchParams]) {
    const text = name === 'z' ? rounded(value, 2) : PLACES.includes(name) ? rounded(value, digits) : value;
    if (text !== value && url.searchParams.getAll(name).length === 1) url.searchParams.set(name, text);
  }
  const asked = new URL(request.url);
  if ([...url.searchParams].join() !== [...asked.searchParams].join())
    throw new Response(null, {
      status: 302,
      headers: { Location: url.pathname + url.search, 'Cache-Control': 'public, max-age=86400' },
    });
}
