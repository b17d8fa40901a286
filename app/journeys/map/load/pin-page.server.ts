import type { PinSize } from '~/domain/map/pin-picture';
import { readPinRequest, type PinRequest } from '~/domain/map/pin-request';
import { drawPinMap, pinView, type PinDrawing } from '~/domain/map/pin-view';
import type { Position } from '~/domain/position';
import { gateways } from '~/server/gateways.server';
import { placePin, type PinMessage } from './pin.server';
import { sectorsIn } from './sectors.server';
import { mapSurroundings } from './surroundings.server';

export interface PinPage {
  centre: Position;
  zoom: number;
  pin: Position;
  message: PinMessage;
  geocodingError: boolean;
  /** The sector the pin is in, as the site writes it: "CB1 9". */
  sector: string | null;
  town: string;
  drawings: Record<PinSize, PinDrawing>;
}

/** What was typed stays in the search box: a town, or what could not be placed, so that it can be corrected there. */
const typedOf = (move: PinRequest['move'], notPlaced: boolean): string =>
  move.kind === 'town' || (move.kind === 'search' && notPlaced) ? move.text : '';

/** Everything that the pin page shows for a request. */
export async function pinPageOf(request: PinRequest): Promise<PinPage> {
  const placed = await placePin(request, gateways.geography);
  const [sector, around] = await Promise.all([
    gateways.geography.nearestSector(placed.pin).catch(() => null),
    mapSurroundings(),
  ]);
  const draw = async (size: PinSize) => {
    const view = pinView(placed.centre, placed.zoom, size);
    return drawPinMap(view, around, await sectorsIn(view, gateways.geography), placed.pin, size);
  };
  const [small, wide] = await Promise.all([draw('small'), draw('wide')]);
  return {
    ...placed,
    sector,
    town: typedOf(request.move, placed.geocodingError),
    drawings: { small, wide },
  };
}

/** Reads the request of a page or of an enhancement alike. */
export const pinRequestOf = (request: Request, remembered: Position | null = null): PinRequest => {
  const asked = readPinRequest(new URL(request.url).searchParams);
  const fresh = asked.pin === null && asked.centre === null && asked.move.kind === 'none' && !asked.nonsense;
  return fresh ? { ...asked, pin: remembered } : asked;
};
