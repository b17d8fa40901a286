import type { Position } from '../position';
import type { Point } from './mercator';
import { toPixel, type MapView } from './view';

interface Edge {
  inside: (point: Point) => boolean;
  cross: (a: Point, b: Point) => Point;
}

const acrossX = (x: number) => (a: Point, b: Point) => ({
  x,
  y: a.y + ((b.y - a.y) * (x - a.x)) / (b.x - a.x),
});
const acrossY = (y: number) => (a: Point, b: Point) => ({
  x: a.x + ((b.x - a.x) * (y - a.y)) / (b.y - a.y),
  y,
});

function edgesOf(width: number, height: number, margin: number): Edge[] {
  return [
    { inside: (p) => p.x >= -margin, cross: acrossX(-margin) },
    { inside: (p) => p.x <= width + margin, cross: acrossX(width + margin) },
    { inside: (p) => p.y >= -margin, cross: acrossY(-margin) },
    { inside: (p) => p.y <= height + margin, cross: acrossY(height + margin) },
  ];
}

/** Sutherland and Hodgman's algorithm, with a margin: distant coasts cost no bytes. */
export function clipRing(
  ring: readonly Point[],
  width: number,
  height: number,
  margin = 8,
): Point[] {
  // Most buildings of a town lie inside as a whole.
  if (
    ring.every(
      ({ x, y }) => x >= -margin && y >= -margin && x <= width + margin && y <= height + margin,
    )
  )
    return [...ring];
  return edgesOf(width, height, margin).reduce<Point[]>(
    (points, edge) => {
      return points.flatMap((point, index) => {
        const before = points[(index + points.length - 1) % points.length] ?? point;
        if (edge.inside(point))
          return edge.inside(before) ? [point] : [edge.cross(before, point), point];
        return edge.inside(before) ? [edge.cross(before, point)] : [];
      });
    },
    [...ring],
  );
}

/** Integers with relative steps, without points nearer than `least` units to the one before. */
export function pathOf(ring: readonly Point[], least = 1): string {
  let last: Point | null = null;
  const steps: string[] = [];
  for (const point of ring) {
    const at = { x: Math.round(point.x), y: Math.round(point.y) };
    if (!last) steps.push(`M${at.x} ${at.y}l`);
    else if (Math.hypot(at.x - last.x, at.y - last.y) < least) continue;
    else steps.push(`${steps.length > 1 ? ' ' : ''}${at.x - last.x} ${at.y - last.y}`);
    last = at;
  }
  return steps.length < 3 ? '' : `${steps.join('').replace(/ -/g, '-')}z`;
}

export function ringPath(view: MapView, ring: readonly Position[], least = 1): string {
  return pathOf(
    clipRing(
      ring.map((position) => toPixel(view, position)),
      view.width,
      view.height,
    ),
    least,
  );
}
