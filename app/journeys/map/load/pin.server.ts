import { type PinRequest, viewOf, readPinRequest } from '~/domain/map/pin-request';
import { isInView, roundPosition, toPixel, toPosition } from '~/domain/map/view';
import { DEFAULT_CENTRE, type Position } from '~/domain/position';
import type { Geography } from '~/server/ports/geography/port';
import type { PinSize } from '~/domain/map/pin-sizes';
import { drawPinMap, pinView, type PinDrawing } from '~/domain/map/pin-view';
import { gateways } from '~/server/gateways.server';
import { sectorsIn } from './sectors.server';
import { mapSurroundings } from './surroundings.server';

interface PinPage {
  centre: Position;
  zoom: number;
  pin: Position;
  message: PinMessage;
  geocodingError: boolean;
  sector: string | null;
  town: string;
  drawings: Record<PinSize, PinDrawing>;
}

/** A town, or text that could not be found, so that it can be corrected. */
const typedOf = (move: PinRequest['move'], notPlaced: boolean): string =>
  move.kind === 'town' || (move.kind === 'search' && notPlaced) ? move.text : '';

export async function pinPageOf(request: PinRequest): Promise<PinPage> {
  const placed = await placePin(request, gateways.geography);
  const [sector, surroundings] = await Promise.all([
    gateways.geography.nearestSector(placed.pin).catch(() => null),
    mapSurroundings(),
  ]);
  const draw = async (size: PinSize) => {
    const view = pinView(placed.centre, placed.zoom, size);
    return drawPinMap(
      view,
      surroundings,
      await sectorsIn(view, gateways.geography),
      placed.pin,
      size,
    );
  };
  const [small, wide] = await Promise.all([draw('small'), draw('wide')]);
  return {
    ...placed,
    sector,
    town: typedOf(request.move, placed.geocodingError),
    drawings: { small, wide },
  };
}

export const pinRequestOf = (request: Request, remembered: Position | null = null): PinRequest => {
  const asked = readPinRequest(new URL(request.url).searchParams);
  const fresh =
    asked.pin === null && asked.centre === null && asked.move.kind === 'none' && !asked.nonsense;
  return fresh ? { ...asked, pin: remembered } : asked;
};

export type PinMessage = 'outside' | 'town-not-found' | 'no-point' | 'nonsense' | null;

export interface PlacedPin {
  readonly pin: Position;
  readonly centre: Position;
  readonly zoom: number;
  readonly message: PinMessage;
  /** A search failed: the map opens at the default centre without a postcode error. */
  readonly geocodingError: boolean;
}

interface Aim {
  readonly to: Position | null;
  readonly message: PinMessage;
  readonly geocodingError?: boolean;
  readonly follow?: boolean;
  readonly quiet?: boolean;
}

const NUDGE_UNITS = 40;
const nudges = { north: [0, -1], south: [0, 1], east: [1, 0], west: [-1, 0] } as const;

async function aimOf(request: PinRequest, from: Position, geography: Geography): Promise<Aim> {
  const { move } = request;
  switch (move.kind) {
    case 'click':
      return { to: toPosition(viewOf(request, move.size), move.at), message: null };
    case 'no-point':
      return { to: null, message: 'no-point' };
    case 'nudge': {
      const view = viewOf(request, 'wide');
      const at = toPixel(view, from);
      const [east, south] = nudges[move.to];
      return {
        to: toPosition(view, { x: at.x + east * NUDGE_UNITS, y: at.y + south * NUDGE_UNITS }),
        message: null,
      };
    }
    case 'town': {
      const town = geography.towns(move.text)[0];
      return town
        ? { to: town, message: null, follow: true }
        : { to: null, message: 'town-not-found' };
    }
    case 'search': {
      const found = await geography.geocode(move.text).catch(() => null);
      return found
        ? { to: found, message: null, follow: true }
        : { to: null, message: null, geocodingError: true };
    }
    case 'located':
      return { to: move.at, message: null, follow: true, quiet: move.quiet };
    case 'none':
      return { to: null, message: request.nonsense ? 'nonsense' : null };
  }
}

/**
 * Outside the area it returns to its previous place with a message; a failed search opens the
 * default centre.
 */
export async function placePin(request: PinRequest, geography: Geography): Promise<PlacedPin> {
  const claimed = request.pin ?? request.centre ?? DEFAULT_CENTRE;
  const from = (await geography.isInServiceArea(claimed)) ? claimed : DEFAULT_CENTRE;
  const aim = await aimOf(request, from, geography);
  if (aim.geocodingError)
    return {
      pin: DEFAULT_CENTRE,
      centre: DEFAULT_CENTRE,
      zoom: request.zoom,
      message: null,
      geocodingError: true,
    };
  const inside = aim.to !== null && (await geography.isInServiceArea(aim.to));
  const pin = roundPosition(inside && aim.to ? { lat: aim.to.lat, lng: aim.to.lng } : from);
  const wentOutside =
    (aim.to !== null && !inside && !aim.quiet) ||
    (aim.to === null && request.pin !== null && from !== claimed);
  const centre = request.centre ?? from;
  const lost =
    request.move.kind === 'nudge' && !isInView(viewOf({ ...request, centre }, 'small'), pin, -24);
  return {
    pin,
    centre: roundPosition((aim.follow && inside) || lost ? pin : centre),
    zoom: request.zoom,
    message: wentOutside ? 'outside' : aim.message,
    geocodingError: false,
  };
}
