import { drawBaseMap } from '~/domain/map/draw-base-map';
import { foldedName, streetDrawing } from '~/domain/map/draw-streets';
import {
  GROUND_SIZES,
  isBaseMapSize,
  isStreetTone,
  type BaseMapSize,
  type StreetTone,
} from '~/domain/map/base-map-href';
import { GRID, placeOnGrid, toGrid } from '~/domain/map/grid';
import { readPlace } from '~/domain/map/pin-request';
import type { MapView } from '~/domain/map/view';
import { gateways } from '~/server/gateways.server';
import { drawings, type Drawings, type DrawingContext } from '~/server/lib/drawings.server';
import { forEachInTurns } from '~/server/lib/in-turns';
import { logger } from '~/server/lib/logger.server';
import { baseMapData } from '~/server/ports/geography/base-map';
import type { Streets } from '~/server/ports/streets/port';
import { readStreets } from '~/server/ports/streets/read.server';
import { mapSurroundings } from './surroundings.server';

/** Further out a town would be a blot. */
const STREETS_FROM = 10.5;
/** Further out than this, coastlines need less detail. */
const COARSE_UNTIL = 9;
const MOST_AFFECTED = 12;
const LEAST_ZOOM = 5;
const MOST_ZOOM = 16;

/** Null if there are none, or their file can't be read just now. */
async function streetsOf(streets: Streets | null, view: MapView, context: DrawingContext) {
  if (!streets || view.zoom < STREETS_FROM) return null;
  return readStreets(streets, view, context.rest).catch(() => {
    logger.error('the file of streets could not be read');
    context.skipCache();
    return null;
  });
}

async function drawnStreets(view: MapView, affected: readonly string[], context: DrawingContext) {
  const read = await streetsOf(gateways.streets, view, context);
  if (!read) return null;
  const drawing = streetDrawing(read, view, affected);
  await forEachInTurns(drawing.steps, () => undefined, context.rest);
  return drawing.drawn();
}

export async function baseMapOfView(
  view: MapView,
  affected: readonly string[],
  context: DrawingContext,
) {
  const { regions } = await mapSurroundings();
  const streets = await drawnStreets(view, affected, context);
  await context.rest();
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

export interface AskedBaseMap {
  readonly size: BaseMapSize;
  readonly view: MapView;
  /** As they are compared: each once, sorted. They may be any text. */
  readonly off: readonly string[];
  readonly tone: StreetTone;
}

/** Null if it is not ours. Of an item said twice the first counts. No query can make it fail. */
export function requestedBaseMap(query: URLSearchParams): AskedBaseMap | null {
  const size = query.get('size');
  const centre = readPlace(query.get('lat'), query.get('lng'));
  const zoom = toGrid(Number(query.get('z') ?? ''), GRID.zoom);
  if (
    !isBaseMapSize(size) ||
    !centre ||
    centre === 'nonsense' ||
    !(zoom >= LEAST_ZOOM && zoom <= MOST_ZOOM)
  )
    return null;
  const as = query.get('as');
  return {
    size,
    view: { centre: placeOnGrid(centre, GRID.ground), zoom, ...GROUND_SIZES[size] },
    off: [...new Set(query.getAll('off').map(foldedName))].sort(),
    tone: isStreetTone(as) ? as : 'cut',
  };
}

export const baseMapKey = (
  { size, view: { centre, zoom }, tone }: AskedBaseMap,
  affected: readonly string[],
  regions: number,
): string =>
  `ground ${JSON.stringify([size, centre.lat, centre.lng, zoom, regions, ...(affected.length > 0 ? [tone, ...affected] : [])])}`;

/** Names that aren't in view are no part of the picture, and so of its key. */
export async function affectedInView(
  request: Request,
  { size, view, off }: AskedBaseMap,
  streets = gateways.streets,
  pictures: Drawings = drawings,
): Promise<string[]> {
  if (off.length === 0 || !streets || view.zoom < STREETS_FROM) return [];
  const key = `names ${JSON.stringify([size, view.centre.lat, view.centre.lng, view.zoom])}`;
  const list = await pictures.picture(request, key, async (context) => {
    const read = await streetsOf(streets, view, context);
    return JSON.stringify([...new Set((read?.named ?? []).map(({ name }) => foldedName(name)))]);
  });
  const inView = new Set(JSON.parse(new TextDecoder().decode(list)) as string[]);
  return off.filter((name) => inView.has(name)).slice(0, MOST_AFFECTED);
}
