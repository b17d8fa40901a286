import { z } from 'zod';
import { DEFAULT_CENTRE, type Position } from '../position';
import type { Point } from './mercator';
import { NUDGES, PIN_SIZES, type Nudge, type PinSize } from './pin-sizes';
import { TYPED } from './typed';
import { clampZoom, DEFAULT_ZOOM, type MapView } from './view';

/** The previous name of the item: old links may still use it. */
const TYPED_BEFORE = 'q';

/** Great Britain and the sea around it: a map of anywhere else has nothing to show. */
const Latitude = z.coerce.number().min(49).max(61);
const Longitude = z.coerce.number().min(-9).max(3);
const Latlng = z.object({ lat: Latitude, lng: Longitude });

const text = (value: unknown) => (typeof value === 'string' ? value.trim().slice(0, 100) : '');

export function readPlace(lat: unknown, lng: unknown): Position | 'nonsense' | null {
  if (!text(lat) && !text(lng)) return null;
  const parsed = Latlng.safeParse({ lat: text(lat) || undefined, lng: text(lng) || undefined });
  return parsed.success ? parsed.data : 'nonsense';
}

export type PinMove =
  | { readonly kind: 'none' }
  | { readonly kind: 'click'; readonly size: PinSize; readonly at: Point }
  /** Activated by keyboard, where browsers send 0,0, which is no position. */
  | { readonly kind: 'no-point' }
  | { readonly kind: 'nudge'; readonly to: Nudge }
  | { readonly kind: 'town'; readonly text: string }
  | { readonly kind: 'search'; readonly text: string }
  /** `quiet` shows no message if the position is outside the area. */
  | { readonly kind: 'located'; readonly at: Position; readonly quiet: boolean };

export interface PinRequest {
  readonly centre: Position | null;
  readonly zoom: number;
  readonly pin: Position | null;
  readonly move: PinMove;
  readonly nonsense: boolean;
}

const real = (place: Position | 'nonsense' | null): Position | null =>
  place === 'nonsense' ? null : place;

function clickOf(query: URLSearchParams, size: PinSize): PinMove | null {
  const [x, y] = [query.get(`${size}.x`), query.get(`${size}.y`)];
  if (x === null || y === null) return null;
  const at = { x: Number(x), y: Number(y) };
  const { width, height } = PIN_SIZES[size];
  const inside = at.x >= 0 && at.y >= 0 && at.x <= width && at.y <= height;
  return inside && (at.x !== 0 || at.y !== 0) ? { kind: 'click', size, at } : { kind: 'no-point' };
}

function moveOf(query: URLSearchParams): PinMove {
  const click = clickOf(query, 'small') ?? clickOf(query, 'wide');
  if (click) return click;
  const nudge = NUDGES.find((name) => name === query.get('move'));
  if (nudge) return { kind: 'nudge', to: nudge };
  const town = text(query.get('town'));
  if (town) return { kind: 'town', text: town };
  const search = text(query.get(TYPED)) || text(query.get(TYPED_BEFORE));
  if (search) return { kind: 'search', text: search };
  const located = real(readPlace(query.get('glat'), query.get('glng')));
  return located ? { kind: 'located', at: located, quiet: query.has('quiet') } : { kind: 'none' };
}

/** Nothing in the query can make the page fail. */
export function readPinRequest(query: URLSearchParams): PinRequest {
  const centre = readPlace(query.get('lat'), query.get('lng'));
  const pin = readPlace(query.get('plat'), query.get('plng'));
  const located = readPlace(query.get('glat'), query.get('glng'));
  const zoom = Number(query.get('z') || DEFAULT_ZOOM);
  return {
    centre: real(centre),
    zoom: clampZoom(Number.isFinite(zoom) ? zoom : DEFAULT_ZOOM),
    pin: real(pin),
    move: moveOf(query),
    nonsense: [centre, pin, located].includes('nonsense') || !Number.isFinite(zoom),
  };
}

export const viewOf = (
  request: Pick<PinRequest, 'centre' | 'pin' | 'zoom'>,
  size: PinSize,
): MapView => ({
  centre: request.centre ?? request.pin ?? DEFAULT_CENTRE,
  zoom: request.zoom,
  ...PIN_SIZES[size],
});
