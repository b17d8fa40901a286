import { GRID, placeOnGrid, toGrid } from './grid';
import { PIN_SIZES } from './pin-sizes';
import type { MapView } from './view';

export const GROUND_PATH = '/power-cut/ground.svg';

/** In pixels: the large ones show as much of their middle as fits. */
export const GROUND_SIZES = {
  wide: { width: 1680, height: 1200 },
  phone: { width: 640, height: 760 },
  card: { width: 420, height: 270 },
  'pin-small': PIN_SIZES.small,
  'pin-wide': PIN_SIZES.wide,
} as const;
export type BaseMapSize = keyof typeof GROUND_SIZES;
export const isBaseMapSize = (value: string | null): value is BaseMapSize =>
  value !== null && value in GROUND_SIZES;

export const STREET_TONES = ['cut', 'planned', 'restored', 'none'] as const;
export type StreetTone = (typeof STREET_TONES)[number];
export const isStreetTone = (value: string | null): value is StreetTone =>
  STREET_TONES.some((tone) => tone === value);

export interface AffectedStreets {
  readonly names: readonly string[];
  readonly tone: StreetTone;
}
export const NO_STREETS: AffectedStreets = { names: [], tone: 'cut' };

export function baseMapHref(
  { centre, zoom }: Pick<MapView, 'centre' | 'zoom'>,
  size: BaseMapSize,
  { names, tone }: AffectedStreets = NO_STREETS,
): string {
  const { lat, lng } = placeOnGrid(centre, GRID.ground);
  const query = new URLSearchParams({
    size,
    lat: String(lat),
    lng: String(lng),
    z: String(toGrid(zoom, GRID.zoom)),
  });
  for (const name of names) query.append('off', name);
  if (names.length > 0 && tone !== 'cut') query.set('as', tone);
  return `${GROUND_PATH}?${query.toString()}`;
}
