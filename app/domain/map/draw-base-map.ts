import type { Position } from '../position';
import { curvePath, partsInFrame } from './line';
import type { Point } from './mercator';
import { ringPath } from './path';
import { boxAround, overlap, type Box } from './places';
import { toPixel, type MapView } from './view';
import type { BaseMapData, Road } from './roads';

export interface DrawnBaseMap extends Ground {
  readonly far: string;
  readonly rivers: readonly DrawnWay[];
  readonly roads: readonly DrawnWay[];
  readonly numbers: readonly RoadNumber[];
}

export interface DrawnWay {
  readonly rank: 1 | 2;
  readonly path: string;
}

const APART = 110;
const EDGE = 30;
const NUMBER_REACH = 18;

export type RoadNumber = Point & { readonly text: string };

export function roadNumbers(
  view: MapView,
  ways: readonly Road[],
  keepFree: readonly Box[] = [],
): RoadNumber[] {
  const roads = ways.filter(({ kind }) => kind === 'road');
  const placed: RoadNumber[] = [];
  for (const { name, line } of roads) {
    const points = line.map((position) => toPixel(view, position));
    const middles = points.slice(1).map((to, index) => {
      const from = points[index] ?? to;
      return { x: Math.round((from.x + to.x) / 2), y: Math.round((from.y + to.y) / 2) };
    });
    const at = middles.find(
      ({ x, y }) =>
        x > EDGE &&
        y > EDGE &&
        x < view.width - EDGE &&
        y < view.height - EDGE &&
        !keepFree.some((box) => overlap(box, boxAround({ x, y }, NUMBER_REACH))) &&
        placed.every(
          (other) =>
            Math.hypot(other.x - x, other.y - y) > (other.text === name ? 3 * APART : APART),
        ),
    );
    if (at) placed.push({ ...at, text: name });
  }
  return placed;
}

/** `least` drops detail of coasts. */
export function drawBaseMap(
  view: MapView,
  regions: readonly (readonly (readonly Position[])[])[],
  { land, ways }: BaseMapData,
  least = 1,
): DrawnBaseMap {
  const drawn = (kind: Road['kind']): DrawnWay[] =>
    ([2, 1] as const).flatMap((rank) => {
      const path = ways
        .filter((way) => way.kind === kind && way.rank === rank)
        .flatMap(({ line }) =>
          partsInFrame(
            line.map((position) => toPixel(view, position)),
            view,
            60,
          ),
        )
        .map(curvePath)
        .join('');
      return path ? [{ rank, path }] : [];
    });
  return {
    ...baseMapOf(view, regions, least),
    far: land.map((ring) => ringPath(view, ring, least)).join(''),
    rivers: drawn('river'),
    roads: drawn('road'),
    numbers: roadNumbers(view, ways),
  };
}

interface Ground {
  readonly land: readonly string[];
  /** From the left; null if the line of Greenwich doesn't cross the view. */
  readonly greenwich: number | null;
}

/** `regions` are lists of rings; `least` drops detail. */
export function baseMapOf(
  view: MapView,
  regions: readonly (readonly (readonly Position[])[])[],
  least = 1,
): Ground {
  const greenwich = Math.round(toPixel(view, { lat: view.centre.lat, lng: 0 }).x);
  return {
    land: regions
      .map((rings) => rings.map((ring) => ringPath(view, ring, least)).join(''))
      .filter((path) => path !== ''),
    greenwich: greenwich >= 0 && greenwich <= view.width ? greenwich : null,
  };
}
