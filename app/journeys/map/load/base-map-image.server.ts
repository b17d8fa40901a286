import { drawBaseMap } from '~/domain/map/draw-base-map';
import { drawStreets } from '~/domain/map/draw-streets';
import { GROUND_SIZES, isBaseMapSize, isStreetTone } from '~/domain/map/base-map-href';
import { readPlace } from '~/domain/map/pin-request';
import type { MapView } from '~/domain/map/view';
import { gateways } from '~/server/gateways.server';
import { logger } from '~/server/lib/logger.server';
import { baseMapData } from '~/server/ports/geography/base-map';
import { readStreets } from '~/server/ports/streets/read.server';
import { mapSurroundings } from './surroundings.server';

/** Streets are drawn from this zoom on; further out a town would be a blot. */
const STREETS_FROM = 10.5;
/** Further out than this, coastlines need less detail. */
const COARSE_UNTIL = 9;
const MOST_AFFECTED = 12;
const LEAST_ZOOM = 5;
const MOST_ZOOM = 16;

async function streetsOf(view: MapView, affected: readonly string[]) {
  const { streets } = gateways;
  if (!streets || view.zoom < STREETS_FROM) return null;
  const read = await readStreets(streets, view).catch(() => {
    logger.error('the file of streets could not be read');
    return null;
  });
  return read && drawStreets(read, view, affected);
}

/** Returns the base map of a view with its streets, ready to render. */
export async function baseMapOfView(view: MapView, affected: readonly string[] = []) {
  const [{ regions }, streets] = await Promise.all([mapSurroundings(), streetsOf(view, affected)]);
  const { width, height, zoom } = view;
  return {
    ground: drawBaseMap(view, regions, baseMapData, zoom < COARSE_UNTIL ? 2 : 1),
    streets,
    width,
    height,
    zoom,
    credit: gateways.streets?.attribution ?? '',
  };
}

/**
 * Returns what the queried image shows and its cache key; null for a query that is not ours. No
 * query can make it fail.
 */
export async function requestedBaseMap(query: URLSearchParams) {
  const size = query.get('size');
  const centre = readPlace(query.get('lat'), query.get('lng'));
  const zoom = Number(query.get('z') ?? '');
  if (
    !isBaseMapSize(size) ||
    !centre ||
    centre === 'nonsense' ||
    !(zoom >= LEAST_ZOOM && zoom <= MOST_ZOOM)
  )
    return null;
  const affected = query.getAll('off').slice(0, MOST_AFFECTED);
  const as = query.get('as');
  const tone = isStreetTone(as) ? as : 'cut';
  const { regions } = await mapSurroundings();
  return {
    name: JSON.stringify([size, centre, zoom, affected, tone, regions.length]),
    tone,
    // The map page draws numbers and credit itself, clear of its markers and edges.
    isBare: size === 'wide' || size === 'phone',
    ground: () => baseMapOfView({ centre, zoom, ...GROUND_SIZES[size] }, affected),
  };
}
