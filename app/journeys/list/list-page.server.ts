import { redirectDocument } from '@remix-run/node';
import { looksLikePostcode } from '~/domain/postcode';
import { searchHref } from '~/journeys/search/search-path';
import { readListQuery } from '~/domain/incident/list/list-query';
import { listView, prepareRows, type ListView } from '~/journeys/list/list-model';
import { listSource } from '~/journeys/list/list-source.server';
import { popUpFor } from '~/journeys/search/load/rota-load.server';
import { gatewaysFor } from '~/server/gateways.server';
import { cachePolicy } from '~/server/lib/cache-policy';
import { forEachInTurns } from '~/server/lib/in-turns';

/** "4 Lantern Street", "Flat 2, Quay House": an address rather than a town or a street. */
const ADDRESS = /^(?:flat\s+)?\d+[a-z]?[\s,]+\p{L}/iu;

/**
 * Limited to `outcodes` for a place. Throws a redirect to the no-data page if there is no snapshot,
 * and to the address search for an address that was sent.
 */
export async function loadList(
  request: Request,
  outcodes: readonly string[] | null = null,
): Promise<ListView> {
  const now = Date.now();
  const { searchParams } = new URL(request.url);
  const query = readListQuery(searchParams);
  // A mistyped postcode too: the search says what is wrong with it.
  if (searchParams.has('address') && (looksLikePostcode(query.find) || ADDRESS.test(query.find)))
    throw redirectDocument(searchHref({ mode: 'power-cut' }, query.find));
  const source = await listSource(request, now);
  if (!source) throw redirectDocument('/serivce-down');
  await prepareRows(source, query, now, outcodes, forEachInTurns);
  const view = listView(source, query, now, outcodes);
  const rotaLoad = popUpFor(gatewaysFor(request).content);
  return { ...view, line: `/live/list?since=${source.revision}`, rotaLoad };
}

/**
 * The typed text may be somebody's postcode, so such a page is not cached. A county is not
 * personal, and the storm board links to it.
 */
export const listPolicy = ({ find, county }: Pick<ListView, 'find' | 'county'>): string =>
  find === '' || county !== null ? cachePolicy.live : cachePolicy.private;
