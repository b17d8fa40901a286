import type { Position } from '../position';
import type { IncidentSurroundings } from './draw-incident';
import { groundOf, type Ground } from './ground';
import { PIN_SIZES, type PinSize } from './pin-request';
import { boxAround, placeLabels, type PlaceLabel } from './places';
import { milesPerUnit, toPixel, type MapView } from './view';

/** The map under a pin, in drawing units. */
export interface PinDrawing {
  readonly ground: Ground;
  readonly places: readonly PlaceLabel[];
  /** How long a mile is. */
  readonly mile: number;
}

export const pinView = (centre: Position, zoom: number, size: PinSize): MapView => ({ centre, zoom, ...PIN_SIZES[size] });

/** What the pin page and its picture draw, so that both show the same. */
export function drawPinMap(view: MapView, around: IncidentSurroundings, pin: Position): PinDrawing {
  return {
    ground: groundOf(view, around.regions),
    places: placeLabels(view, around.places, 8, [boxAround(toPixel(view, pin), 30)]),
    mile: Math.round(1 / milesPerUnit(view)),
  };
}
