import type { Feeds } from '~/journeys/feeds/api.server';
import type { Format } from '~/journeys/feeds/question.server';
import { apiError } from '~/server/lib/api.server';
import { openRoute } from '~/server/lib/open-answer.server';

const NOWHERE = 'There is nothing here. The addresses are described at /developers';

const LISTS: ReadonlyMap<string, Format> = new Map([
  ['incidents.json', 'json'],
  ['incidents.geojson', 'points'],
  ['incidents-outlines.geojson', 'geojson'],
  ['incidents.atom', 'atom'],
  ['incidents.cap', 'cap'],
  ['incidents.ics', 'ics'],
]);

/**
 * Never drops anything. Serves the same feeds as /feeds, whose URLs stay.
 * docs/decisions/for-other-programs.md
 */
export function createOpenV1(feeds: Feeds) {
  const read = (request: Request, path: string): Promise<Response> => {
    const list = LISTS.get(path);
    if (list) return feeds.many(request, list);
    const [folder, ...rest] = path.split('/');
    const file = rest.join('/');
    // A reference may hold a slash.
    if (folder === 'incidents' && file !== '') return feeds.one(request, file, 'points');
    if (rest.length === 1) {
      if (folder === 'sectors' && file.endsWith('.json'))
        return feeds.ofSector(request, file.slice(0, -'.json'.length));
      if (folder === 'postcodes' && file.endsWith('.json'))
        return feeds.ofPostcode(request, file.slice(0, -'.json'.length));
    }
    return Promise.resolve(
      apiError('not-found', NOWHERE, null, { 'Access-Control-Allow-Origin': '*' }),
    );
  };
  /** `path` is below /open/v1, without a leading slash. */
  return (request: Request, path: string): Promise<Response> =>
    openRoute((asked) => read(asked, path))({ request });
}
