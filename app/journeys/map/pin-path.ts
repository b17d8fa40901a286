import type { Position } from '~/domain/position';

export const PIN_PATH = '/power-cut/pin';
export const PIN_PLACE_PATH = '/power-cut/pin-place';
export const PIN_PICTURE_PATH = '/power-cut/pin-map.svg';

export interface PinPlace {
  centre: Position;
  zoom: number;
  pin: Position;
  /** The page of ours that asked for a place, and gets it. */
  returnTo?: string | undefined;
}

/** The view and the pin as words of a query: what every form and link of the pin page carries. */
export const pinFields = ({ centre, zoom, pin, returnTo }: PinPlace): [string, string][] => [
  ['lat', String(centre.lat)],
  ['lng', String(centre.lng)],
  ['z', String(zoom)],
  ['plat', String(pin.lat)],
  ['plng', String(pin.lng)],
  ...(returnTo ? [['returnTo', returnTo] as [string, string]] : []),
];

/** The address of the pin page, or of its picture, for a view and a pin. */
export function pinHref(place: PinPlace, more: Record<string, string> = {}, path = PIN_PATH): string {
  const query = new URLSearchParams([...pinFields(place), ...Object.entries(more)]);
  return `${path}?${query.toString()}`;
}
