import { z } from 'zod';
import { incidentUrl } from '~/domain/incident/for-address';
import { parsePostcode } from '~/domain/postcode';
import { MAX_PHRASE } from '~/domain/site-search/limits';
import { SEARCH_PATH } from '~/journeys/search/search-path';
import { waitOf } from '~/server/lib/rate-limit.server';
import { nothingFound, type SearchAnswer, type SiteSearch } from '~/server/ports/site-search/port';

/** Unreadable query items are ignored, so that an old link still opens the page. */
const Query = z.object({
  phrase: z
    .string()
    .transform((phrase) => phrase.replace(/\s+/g, ' ').trim().slice(0, MAX_PHRASE))
    .catch(''),
  page: z.coerce.number().int().min(1).max(10_000).catch(1),
});

export interface SiteSearchPage {
  readonly phrase: string;
  readonly page: number;
  readonly answer: SearchAnswer;
  readonly failed: boolean;
}

/**
 * A postcode leads to the addresses there, a reference to its power cut; null for words.
 * `references` are the currently known incidents.
 */
export function answerElsewhere(
  query: URLSearchParams,
  references: ReadonlyMap<string, unknown> | undefined,
): string | null {
  const { phrase } = Query.parse(Object.fromEntries(query));
  const postcode = parsePostcode(phrase)?.postcode;
  if (postcode) return `${SEARCH_PATH}?${new URLSearchParams({ value: postcode }).toString()}`;
  const reference = phrase.toUpperCase();
  return references?.has(reference) ? incidentUrl(reference, null) : null;
}

/** The page's `phrase` is the call's `text` (J-871). */
export async function loadSiteSearch(
  query: URLSearchParams,
  request: Request,
  search: SiteSearch,
): Promise<SiteSearchPage & { status: number }> {
  const { phrase, page } = Query.parse(Object.fromEntries(query));
  const shown = { phrase, page, answer: nothingFound, failed: false };
  if (phrase === '') return { ...shown, status: 200 };
  if (waitOf(request, 'site-search') > 0) return { ...shown, failed: true, status: 429 };
  try {
    const answer = await search.find(phrase, page);
    return { ...shown, answer, status: answer.docs.length === 0 && page > 1 ? 404 : 200 };
  } catch {
    return { ...shown, failed: true, status: 503 };
  }
}
