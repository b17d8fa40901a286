import { redirectDocument } from '@remix-run/node';
import { readListQuery } from '~/domain/incident/list/list-query';
import { listView, type ListView } from '~/journeys/list/list-model';
import { listSource } from '~/journeys/list/list-source.server';
import { cachePolicy } from '~/server/lib/cache-policy';

/**
 * Loads the list of power cuts, limited to `outcodes` for a place. Throws a redirect to the no-data
 * page if there is no snapshot.
 */
export function loadList(request: Request, outcodes: readonly string[] | null = null): ListView {
  const now = Date.now();
  const source = listSource(request, now);
  if (!source) throw redirectDocument('/serivce-down');
  const view = listView(source, readListQuery(new URL(request.url).searchParams), now, outcodes);
  return { ...view, line: `/live/list?since=${source.revision}` };
}

/**
 * The typed text may be somebody's postcode, so such a page is not cached. A county is not
 * personal, and the storm board links to it.
 */
export const listPolicy = ({ find, county }: Pick<ListView, 'find' | 'county'>): string =>
  find === '' || county !== null ? cachePolicy.live : cachePolicy.private;
