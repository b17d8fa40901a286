import type { PinRequest } from '~/domain/map/pin-request';
import { viewOf } from '~/domain/map/pin-request';
import { isInView, roundPosition, toPixel, toPosition } from '~/domain/map/view';
import { DEFAULT_CENTRE, type Position } from '~/domain/position';
import type { Geography } from '~/server/ports/geography/geography';

/** What the page has to say about the last move. */
export type PinMessage = 'outside' | 'town-not-found' | 'no-point' | 'nonsense' | null;

export interface PlacedPin {
  readonly pin: Position;
  readonly centre: Position;
  readonly zoom: number;
  readonly message: PinMessage;
  /** A search could not be placed: the map opens at the default centre and no postcode error shows. */
  readonly geocodingError: boolean;
}

interface Aim {
  readonly to: Position | null;
  readonly message: PinMessage;
  readonly geocodingError?: boolean;
  /** The map follows the pin there. */
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
      return { to: toPosition(view, { x: at.x + east * NUDGE_UNITS, y: at.y + south * NUDGE_UNITS }), message: null };
    }
    case 'town': {
      const town = geography.towns(move.text)[0];
      return town ? { to: town, message: null, follow: true } : { to: null, message: 'town-not-found' };
    }
    case 'search': {
      const found = await geography.geocode(move.text).catch(() => null);
      return found ? { to: found, message: null, follow: true } : { to: null, message: null, geocodingError: true };
    }
    case 'located':
      return { to: move.at, message: null, follow: true, quiet: move.quiet };
    case 'none':
      return { to: null, message: request.nonsense ? 'nonsense' : null };
  }
}

/**
 * Where the pin is after the last move. Outside the area it goes back to where it was and the page says so;
 * a search that cannot be placed opens the default centre. Specification: lookup, section 4 "Map pin".
 */
export async function placePin(request: PinRequest, geography: Geography): Promise<PlacedPin> {
  const claimed = request.pin ?? request.centre ?? DEFAULT_CENTRE;
  const from = (await geography.isInServiceArea(claimed)) ? claimed : DEFAULT_CENTRE;
  const aim = await aimOf(request, from, geography);
  if (aim.geocodingError)
    return { pin: DEFAULT_CENTRE, centre: DEFAULT_CENTRE, zoom: request.zoom, message: null, geocodingError: true };
  const inside = aim.to !== null && (await geography.isInServiceArea(aim.to));
  const pin = roundPosition(inside && aim.to ? { lat: aim.to.lat, lng: aim.to.lng } : from);
  const wentOutside =
    (aim.to !== null && !inside && !aim.quiet) || (aim.to === null && request.pin !== null && from !== claimed);
  const centre = request.centre ?? from;
  const lost = request.move.kind === 'nudge' && !isInView(viewOf({ ...request, centre }, 'small'), pin, -24);
  return {
    pin,
    centre: roundPosition((aim.follow && inside) || lost ? pin : centre),
    zoom: request.zoom,
    message: wentOutside ? 'outside' : aim.message,
    geocodingError: false,
  };
}
