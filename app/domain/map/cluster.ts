import type { Position } from '../position';
import type { Point } from './mercator';
import { isInView, toPixel, type MapView } from './view';

/** Things that stand too close together to be told apart, at their middle. One thing alone is a cluster of one. */
export interface Cluster<T> extends Point {
  readonly items: readonly T[];
}

interface Growing<T> {
  x: number;
  y: number;
  items: T[];
}

/**
 * Groups what lies within `radius` drawing units, in the order given, so that the same picture always groups the same way.
 * A grid of cells of that size keeps three thousand incidents linear.
 */
export function clusters<T extends { readonly position: Position }>(
  view: MapView,
  items: readonly T[],
  radius: number,
): Cluster<T>[] {
  const cells = new Map<string, Growing<T>[]>();
  const all: Growing<T>[] = [];
  const cellOf = (value: number) => Math.floor(value / radius);
  for (const item of items) {
    if (!isInView(view, item.position)) continue;
    const { x, y } = toPixel(view, item.position);
    const near = nearest(cells, cellOf(x), cellOf(y), { x, y }, radius);
    if (near) {
      near.items.push(item);
      continue;
    }
    const made = { x, y, items: [item] };
    all.push(made);
    const cell = `${cellOf(x)} ${cellOf(y)}`;
    cells.set(cell, [...(cells.get(cell) ?? []), made]);
  }
  return all.map(({ x, y, items: held }) => ({ x: Math.round(x), y: Math.round(y), items: held }));
}

function nearest<T>(
  cells: ReadonlyMap<string, Growing<T>[]>,
  column: number,
  row: number,
  at: Point,
  radius: number,
): Growing<T> | null {
  let best: Growing<T> | null = null;
  let bestDistance = radius;
  for (let dx = -1; dx <= 1; dx += 1)
    for (let dy = -1; dy <= 1; dy += 1)
      for (const candidate of cells.get(`${column + dx} ${row + dy}`) ?? []) {
        const distance = Math.hypot(candidate.x - at.x, candidate.y - at.y);
        if (distance < bestDistance) [best, bestDistance] = [candidate, distance];
      }
  return best;
}
