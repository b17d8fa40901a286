import type { Point } from './mercator';

interface Frame {
  readonly width: number;
  readonly height: number;
}

const near = ({ x, y }: Point, { width, height }: Frame, margin: number) =>
  x >= -margin && y >= -margin && x <= width + margin && y <= height + margin;

/** Returns whether a segment may cross the frame; one far outside on one side does not. */
const passes = (a: Point, b: Point, { width, height }: Frame, margin: number) =>
  Math.max(a.x, b.x) >= -margin &&
  Math.min(a.x, b.x) <= width + margin &&
  Math.max(a.y, b.y) >= -margin &&
  Math.min(a.y, b.y) <= height + margin;

/** Returns the visible parts of a line in a frame, each with the points just outside it. */
export function partsInFrame(points: readonly Point[], frame: Frame, margin = 8): Point[][] {
  const parts: Point[][] = [];
  let part: Point[] = [];
  points.forEach((point, index) => {
    const before = points[index - 1];
    if (before && passes(before, point, frame, margin)) {
      if (part.length === 0) part.push(before);
      part.push(point);
    } else if (part.length > 0) {
      parts.push(part);
      part = [];
    }
  });
  if (part.length > 0) parts.push(part);
  return parts;
}

const whole = Math.round;
const between = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

/** Returns an open path of integers with relative steps. */
export function linePath(points: readonly Point[]): string {
  const [first, ...rest] = points.map(({ x, y }) => ({ x: whole(x), y: whole(y) }));
  if (!first) return '';
  let last = first;
  const steps = rest.flatMap((point) => {
    if (point.x === last.x && point.y === last.y) return [];
    const step = `${point.x - last.x} ${point.y - last.y}`;
    last = point;
    return [step];
  });
  return steps.length === 0 ? '' : `M${first.x} ${first.y}l${steps.join(' ').replace(/ -/g, '-')}`;
}

/**
 * Returns a path that curves at its points through the middles between them, like a hand-drawn
 * road.
 */
export function curvePath(points: readonly Point[]): string {
  const [first, second] = points;
  const last = points.at(-1);
  if (!first || !second || !last) return '';
  const bends = points.slice(1, -1).map((point, index) => {
    const to = index === points.length - 3 ? last : between(point, points[index + 2] ?? last);
    return `Q${whole(point.x)} ${whole(point.y)} ${whole(to.x)} ${whole(to.y)}`;
  });
  const end = points.length === 2 ? `L${whole(last.x)} ${whole(last.y)}` : '';
  return `M${whole(first.x)} ${whole(first.y)}${bends.join('')}${end}`;
}

/**
 * Returns the longest straight segment of a line inside the frame, for its name. Null if there is
 * none.
 */
export function longestStep(
  points: readonly Point[],
  frame: Frame,
): { from: Point; to: Point; length: number } | null {
  let best: { from: Point; to: Point; length: number } | null = null;
  points.forEach((to, index) => {
    const from = points[index - 1];
    if (!from || !near(between(from, to), frame, 0)) return;
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    if (!best || length > best.length) best = { from, to, length };
  });
  return best;
}
