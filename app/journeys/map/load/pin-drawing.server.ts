import { GRID, placeOnGrid } from '~/domain/map/grid';
import { isPinSize, type PinSize } from '~/domain/map/pin-sizes';
import { readPinRequest, viewOf } from '~/domain/map/pin-request';
import { isInView, type MapView } from '~/domain/map/view';
import type { Position } from '~/domain/position';

/** In pixels; a pin this far beside the view still keeps names away. */
const REACH = 100;

export interface AskedPin {
  readonly size: PinSize;
  readonly view: MapView;
  readonly pin: Position;
}

/** Of an item said twice the first counts. No query can make it fail. */
export function requestedPin(query: URLSearchParams): AskedPin {
  const asked = query.get('size');
  const size = isPinSize(asked) ? asked : 'small';
  const wanted = readPinRequest(query);
  const whole = viewOf(wanted, size);
  const view = { ...whole, centre: placeOnGrid(whole.centre, GRID.pin) };
  return { size, view, pin: wanted.pin ? placeOnGrid(wanted.pin, GRID.pin) : view.centre };
}

/** The same wherever a pin lies that isn't seen. */
export function pinKey({ size, view, pin }: AskedPin, regions: number): string {
  const { centre, zoom } = view;
  const seen = isInView(view, pin, REACH) ? [pin.lat, pin.lng] : [];
  return `pin ${JSON.stringify([size, centre.lat, centre.lng, zoom, regions, ...seen])}`;
}
