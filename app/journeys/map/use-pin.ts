import { useCallback, useEffect, useRef, useState } from 'react';
import type { Point } from '~/domain/map/mercator';
import type { PinSize } from '~/domain/map/pin-sizes';
import { roundPosition, toPixel, toPosition, type MapView } from '~/domain/map/view';
import type { Position } from '~/domain/position';

export const PIN_PATH = '/power-cut/pin';
const PIN_PLACE_PATH = '/power-cut/pin-place';
export const PIN_PICTURE_PATH = '/power-cut/pin-map.svg';

export interface PinPlace {
  centre: Position;
  zoom: number;
  pin: Position;
  returnTo?: string | undefined;
}

export const pinFields = ({ centre, zoom, pin, returnTo }: PinPlace): [string, string][] => [
  ['lat', String(centre.lat)],
  ['lng', String(centre.lng)],
  ['z', String(zoom)],
  ['plat', String(pin.lat)],
  ['plng', String(pin.lng)],
  ...(returnTo ? [['returnTo', returnTo] as [string, string]] : []),
];

export function pinHref(
  place: PinPlace,
  more: Record<string, string> = {},
  path = PIN_PATH,
): string {
  const query = new URLSearchParams([...pinFields(place), ...Object.entries(more)]);
  return `${path}?${query.toString()}`;
}

/** East and south are positive. */
export const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

const STEP = 10;
const FINE_STEP = 2;

/** In pixels per key press. */
export const arrowStep = (isFine: boolean): number => (isFine ? FINE_STEP : STEP);

export interface Placed {
  pin: Position;
  sector: string | null;
  message: string | null;
}

/** Parsed by hand: a schema library would be the largest part of this page. */
function readPlaced(answer: unknown): Placed | null {
  if (typeof answer !== 'object' || answer === null) return null;
  const { pin, sector, message } = answer as {
    pin?: Partial<Position>;
    sector?: unknown;
    message?: unknown;
  };
  if (typeof pin?.lat !== 'number' || typeof pin.lng !== 'number') return null;
  const text = (value: unknown) => (typeof value === 'string' ? value : null);
  return { pin: { lat: pin.lat, lng: pin.lng }, sector: text(sector), message: text(message) };
}

const within = ({ width, height }: MapView, { x, y }: Point): Point => ({
  x: Math.min(width - 1, Math.max(1, Math.round(x))),
  y: Math.min(height - 1, Math.max(1, Math.round(y))),
});

const PAUSE = 500;

async function askServer(url: string, signal: AbortSignal): Promise<Placed | null> {
  const answer = await fetch(url, { signal, headers: { Accept: 'application/json' } });
  return answer.ok ? readPlaced(await answer.json()) : null;
}

export interface MovingPin {
  at: Point;
  /** The last place the server confirmed, or the one just chosen. */
  pin: Position;
  placed: Placed | null;
  hover: (to: Point) => void;
  /** The server says whether the pin is in the area, and where. */
  drop: (to: Point) => void;
  put: (to: Position) => void;
}

/** If the server does not answer the pin stays; confirming checks it again. */
export function usePin(view: MapView, size: PinSize, start: Position): MovingPin {
  const [pin, setPin] = useState(start);
  const [at, setAt] = useState(() => toPixel(view, start));
  const [placed, setPlaced] = useState<Placed | null>(null);
  const asking = useRef<AbortController | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  useEffect(
    () => () => {
      asking.current?.abort();
      clearTimeout(timer.current);
    },
    [],
  );

  const hover = useCallback((to: Point) => setAt(within(view, to)), [view]);
  const settle = useCallback(
    (at: Point, centre: Position, chosen: Position) => {
      clearTimeout(timer.current);
      asking.current?.abort();
      const controller = new AbortController();
      asking.current = controller;
      const url = pinHref(
        { centre, zoom: view.zoom, pin },
        { [`${size}.x`]: String(at.x), [`${size}.y`]: String(at.y) },
        PIN_PLACE_PATH,
      );
      timer.current = setTimeout(() => {
        void askServer(url, controller.signal)
          .catch(() => null)
          .then((answer) => {
            if (controller.signal.aborted) return;
            const next = answer?.pin ?? chosen;
            setPin(next);
            setAt(toPixel(view, next));
            setPlaced(answer);
          });
      }, PAUSE);
    },
    [view, size, pin],
  );
  const drop = useCallback(
    (to: Point) => {
      const at = within(view, to);
      setAt(at);
      settle(at, view.centre, toPosition(view, at));
    },
    [view, settle],
  );
  // An image around the chosen place has it in its middle.
  const put = useCallback(
    (to: Position) => {
      const chosen = roundPosition(to);
      setAt(toPixel(view, chosen));
      settle({ x: view.width / 2, y: view.height / 2 }, chosen, chosen);
    },
    [view, settle],
  );
  return { at, pin, placed, hover, drop, put };
}
