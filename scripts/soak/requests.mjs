import { newFormVisitor, stepOf } from '../bench/forms.mjs';
import { pagesOfList, referencesOf, visitCookie } from '../bench/site.mjs';

/**
 * Returns a hundred requests with the shares of a storm: half of them one power cut's page, before
 * and after an address was chosen, then the list, the home page, the map, the address search, form
 * steps, the site search, the API.
 */
export async function stormRequests(url, visitors = 20) {
  const references = await referencesOf(url);
  const lists = pagesOfList(references);
  const visit = await visitCookie(url, 'CB1 9ZA');
  const drafts = await Promise.all(
    Array.from({ length: visitors }, (_, index) => newFormVisitor(url, index)),
  );
  const incident = (index) =>
    `/power-cut/incident?incidentid=${encodeURIComponent(references[(index * 37) % references.length])}`;
  const ways = [
    [25, (index) => ({ path: incident(index) })],
    [25, (index) => ({ path: incident(index % 20), headers: { Cookie: visit } })],
    [12, (index) => ({ path: lists[index % lists.length] })],
    [8, () => ({ path: '/' })],
    [6, () => ({ path: '/power-cut/map' })],
    [6, (index) => ({ path: `/power-cut/search?mode=header&value=CB${1 + (index % 4)}+9ZA` })],
    [8, (index) => stepOf(url, drafts[index % drafts.length], index)],
    [
      4,
      (index) => ({
        path: `/search?text=${['compensation', 'blackout', 'tree', 'claims'][index % 4]}`,
      }),
    ],
    [4, () => ({ path: '/feeds/incidents.geojson' })],
    [2, () => ({ path: '/api/power-cut/all-incidents-light' })],
  ];
  const rounds = 20;
  const mixed = ways.flatMap(([share, make]) =>
    Array.from({ length: share * rounds }, (_, index) => ({
      at: (index + 0.5) / share,
      request: make(index),
    })),
  );
  // Spread evenly over the run.
  return asNewVisitors(mixed.sort((one, other) => one.at - other.at).map(({ request }) => request));
}

/** Returns the requests, each from a caller of its own, so that no rate limit stops the run. */
export const asNewVisitors = (requests) =>
  requests.map((request, index) => ({
    ...request,
    headers: {
      'accept-encoding': 'gzip',
      ...request.headers,
      // Last, and spelled as a form step spells it, which names its own caller.
      'X-Forwarded-For': `10.2.${index >> 8}.${index & 255}`,
    },
  }));
