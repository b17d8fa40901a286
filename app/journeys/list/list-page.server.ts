import { redirectDocument } from '@remix-run/node';
import { readListQuery } from '~/domain/incident/list/list-query';
import { listView, type ListView } from '~/journeys/list/list-model';
import { listSource } from '~/journeys/list/list-source.server';
import { cachePolicy } from '~/server/lib/cache-policy';

/**
 * What a request asks of the list of power cuts; `outcodes` keeps it to a place. Throws the way to the page that says that nothing is
 * known, where nothing is.
 */
export function loadList(request: Request, outcodes: readonly string[] | null = null): ListView {
  const now = Date.now();
  const source = listSource(request, now);
  if (!source) throw redirectDocument('/serivce-down');
  const view = listView(source, readListQuery(new URL(request.url).searchParams), now, outcodes);
  return { ...view, line: `/live/list?since=${source.revision}` };
}

/** What was typed may be somebody's postcode: such a page is kept for nobody. A county is nobody's, and the board of a storm leads there. */
export const listPolicy = ({ find, county }: Pick<ListView, 'find' | 'county'>): string =>
  find === '' || county !== null ? cachePolicy.live : cachePolicy.private;
