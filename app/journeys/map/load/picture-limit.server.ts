import { GRID, toGrid } from '~/domain/map/grid';
import { TOO_MANY, waitOf } from '~/server/lib/rate-limit.server';

/** In degrees, rounded like the URLs on our pages. */
const PLACES = ['lat', 'lng', 'plat', 'plng'];
/** Readers of places read no more of a number. */
const MOST_DIGITS = 100;

const rounded = (text: string, decimals: number): string => {
  const read = text.trim().slice(0, MOST_DIGITS);
  const number = Number(read);
  const near = toGrid(number, decimals);
  const isOn = near === number && text.length <= MOST_DIGITS;
  return read === '' || !Number.isFinite(number) || isOn ? text : String(near);
};

/** Throws the 429 response. Pictures are counted by `drawings`. */
export function countView(request: Request): void {
  const wait = waitOf(request, 'drawn-places');
  if (wait > 0)
    throw new Response(TOO_MANY, {
      status: 429,
      headers: { 'Retry-After': String(wait), 'Cache-Control': 'no-store' },
    });
}

/**
 * Throws a redirect to the rounded position if a query is more precise than our own URLs, or says a
 * place twice: the first counts, as for every reader. `decimals` are of a degree.
 */
export function onGrid(request: Request, decimals: number): void {
  const url = new URL(request.url);
  for (const name of [...PLACES, 'z']) {
    const [first] = url.searchParams.getAll(name);
    if (first !== undefined)
      url.searchParams.set(name, rounded(first, name === 'z' ? GRID.zoom : decimals));
  }
  const asked = new URL(request.url);
  if ([...url.searchParams].join() !== [...asked.searchParams].join())
    throw new Response(null, {
      status: 302,
      headers: { Location: url.pathname + url.search, 'Cache-Control': 'public, max-age=86400' },
    });
}
