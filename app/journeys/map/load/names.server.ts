import { readPlace } from '~/domain/map/pin-request';
import { isInView, MAX_ZOOM, MIN_ZOOM, roundPosition } from '~/domain/map/view';
import { DEFAULT_CENTRE } from '~/domain/position';
import type { LiveName } from '../interactive/live-data';
import type { Geography } from '~/server/ports/geography/geography';
import { sectorsIn } from './sectors.server';
import { mapSurroundings } from './surroundings.server';

/** A screen and a margin around it. */
const SIZE = { width: 1000, height: 900 };
const MOST_TOWNS = 60;
const LEAST_ZOOM = 6;

/** Towns, largest first, and from zoom 11 on the sectors that people know by heart. A nonsensical view gets the names of the default place. */
export async function mapNames(
  query: URLSearchParams,
  geography: Pick<Geography, 'nearestSector'>,
): Promise<LiveName[]> {
  const asked = readPlace(query.get('lat'), query.get('lng'));
  const zoom = Math.min(MAX_ZOOM, Math.max(LEAST_ZOOM, Math.round(Number(query.get('z')) || MIN_ZOOM)));
  const view = { centre: asked === 'nonsense' || asked === null ? DEFAULT_CENTRE : asked, zoom, ...SIZE };
  const { places } = await mapSurroundings();
  const towns = places.filter((place) => isInView(view, place)).slice(0, MOST_TOWNS);
  const sectors = zoom < MIN_ZOOM ? [] : await sectorsIn(view, geography);
  return [
    ...towns.map((town) => ({ ...town, kind: 'town' as const })),
    ...sectors.map(({ name, ...place }) => ({ name, ...roundPosition(place), kind: 'sector' as const })),
  ];
}
