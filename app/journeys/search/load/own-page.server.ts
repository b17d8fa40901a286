import type { OwnAnswer, OwnPage, OwnRequest, StandIn } from '~/server/front/own/own-page';
import { gateways } from '~/server/gateways.server';
import { SEARCH_PATH } from '../search-path';
import { searchAnswer, type SearchAnswer } from './search-answer.server';
import { shapeOf, withWords } from './shape';

/** The answer that the loader is given by the front, which has asked the directory already; null where the request came to the app by itself. */
export const givenAnswer = (context: StandIn): SearchAnswer | null =>
  (context['searchAnswer'] as SearchAnswer | undefined) ?? null;

/** A query with anything else in it is another page. */
const KNOWN: ReadonlySet<string> = new Set(['mode', 'value', 'postcodeOnly', 'ownOnly', 'returnTo']);

export async function ownSearch(
  sources: Parameters<typeof searchAnswer>[0],
  { url, headers }: OwnRequest,
): Promise<OwnAnswer | null> {
  const names = [...url.searchParams.keys()];
  if (!names.includes('value') || names.some((name) => !KNOWN.has(name))) return null;
  const answer = await searchAnswer(sources, new Request(url, { headers }));
  if (answer === 'way-in') return null;
  const shape = shapeOf(answer);
  const whole = { searchAnswer: answer };
  const address = url.pathname + url.search;
  if (!shape) return { path: address, key: null, values: [], standIn: () => whole, whole };
  return {
    path: SEARCH_PATH,
    query: url.search.slice(1),
    ...shape,
    standIn: (marks) => {
      let next = 0;
      return { searchAnswer: withWords(answer, () => marks[next++] ?? '') };
    },
    whole,
  };
}

/** The list of addresses for what somebody typed (docs/decisions/own-pages.md). */
export const foundAddresses: OwnPage = { path: SEARCH_PATH, of: (asked) => ownSearch(gateways, asked) };
