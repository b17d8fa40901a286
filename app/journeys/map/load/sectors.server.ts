import {
  toPosition,
  type MapView,
  isInView,
  MAX_ZOOM,
  MIN_ZOOM,
  roundPosition,
} from '~/domain/map/view';
import { GRID, placeOnGrid, toGrid } from '~/domain/map/grid';
import type { NamedPlace } from '~/domain/map/places';
import { forEachInTurns, type Rest } from '~/server/lib/in-turns';
import type { Geography } from '~/server/ports/geography/port';
import { readPlace } from '~/domain/map/pin-request';
import { DEFAULT_CENTRE } from '~/domain/position';
import type { LiveName } from '~/journeys/map/interactive/ask-json';
import { mapSurroundings } from './surroundings.server';

/** A screen with a margin. */
const SIZE = { width: 1000, height: 900 };
const MOST_TOWNS = 60;
const LEAST_ZOOM = 6;

/** On the grid; for an invalid query, the view of the default place. */
export function namesView(query: URLSearchParams): MapView {
  const asked = readPlace(query.get('lat'), query.get('lng'));
  const zoom = Math.min(
    MAX_ZOOM,
    Math.max(LEAST_ZOOM, Math.round(toGrid(Number(query.get('z')), GRID.zoom) || MIN_ZOOM)),
  );
  const centre = asked === 'nonsense' || asked === null ? DEFAULT_CENTRE : asked;
  return { centre: placeOnGrid(centre, GRID.names), zoom, ...SIZE };
}

export const namesKey = ({ centre, zoom }: MapView, regions: number): string =>
  `place names ${JSON.stringify([centre.lat, centre.lng, zoom, regions])}`;

/** Towns, largest first, and from zoom 11 on also sectors. */
export async function mapNames(
  view: MapView,
  geography: Pick<Geography, 'nearestSector'>,
  rest?: Rest,
): Promise<LiveName[]> {
  const { places } = await mapSurroundings();
  const towns = places.filter((place) => isInView(view, place)).slice(0, MOST_TOWNS);
  const sectors = view.zoom < MIN_ZOOM ? [] : await sectorsIn(view, geography, rest);
  return [
    ...towns.map((town) => ({ ...town, kind: 'town' as const })),
    ...sectors.map(({ name, ...place }) => ({
      name,
      ...roundPosition(place),
      kind: 'sector' as const,
    })),
  ];
}

const EVERY = 70;

/** Each in the middle of the points nearest to it. */
export async function sectorsIn(
  view: MapView,
  geography: Pick<Geography, 'nearestSector'>,
  rest?: Rest,
): Promise<NamedPlace[]> {
  const columns = Math.floor(view.width / EVERY);
  const rows = Math.floor(view.height / EVERY);
  const points = Array.from({ length: columns * rows }, (_, index) =>
    toPosition(view, {
      x: ((index % columns) + 0.5) * (view.width / columns),
      y: (Math.floor(index / columns) + 0.5) * (view.height / rows),
    }),
  );
  const asked: Promise<string | null>[] = [];
  await forEachInTurns(
    points,
    (point) => void asked.push(geography.nearestSector(point).catch(() => null)),
    rest,
  );
  const names = await Promise.all(asked);
  const found = new Map<string, { lat: number; lng: number; count: number }>();
  points.forEach(({ lat, lng }, index) => {
    const name = names[index];
    if (!name) return;
    const sum = found.get(name) ?? { lat: 0, lng: 0, count: 0 };
    found.set(name, { lat: sum.lat + lat, lng: sum.lng + lng, count: sum.count + 1 });
  });
  return [...found].map(([name, { lat, lng, count }]) => ({
    name,
    lat: lat / count,
    lng: lng / count,
  }));
}
