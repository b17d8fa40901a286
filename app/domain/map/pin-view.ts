import type { Position } from '../position';
import type { IncidentSurroundings } from './draw-incident';
import { baseMapHref } from './base-map-href';
import { PIN_SIZES, type PinSize } from './pin-sizes';
import type { Point } from './mercator';
import { boxAround, middleLabels, placeLabels, type NamedPlace, type PlaceLabel } from './places';
import { milesPerUnit, toPixel, type MapView } from './view';

/** In drawing units. */
export interface PinDrawing {
  readonly ground: string;
  readonly places: readonly PlaceLabel[];
  readonly sectors: readonly (Point & { readonly name: string })[];
  readonly mile: number;
}

export const pinView = (centre: Position, zoom: number, size: PinSize): MapView => ({
  centre,
  zoom,
  ...PIN_SIZES[size],
});

/** For the pin page and its image, so that both show the same. */
export function drawPinMap(
  view: MapView,
  surroundings: IncidentSurroundings,
  sectors: readonly NamedPlace[],
  pin: Position,
  size: PinSize,
): PinDrawing {
  const { x, y } = toPixel(view, pin);
  const keepFree = [
    boxAround({ x, y: y - 20 }, 42),
    { left: 0, right: 110, top: view.height - 40, bottom: view.height },
  ];
  const places = placeLabels(view, surroundings.places, 8, keepFree);
  return {
    ground: baseMapHref(view, `pin-${size}`),
    places,
    sectors: middleLabels(view, sectors, places, keepFree),
    mile: Math.round(1 / milesPerUnit(view)),
  };
}
