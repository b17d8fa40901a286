import type { Point } from './mercator';

interface Frame {
  readonly width: number;
  readonly height: number;
}

const near = ({ x, y }: Point, { width, height }: Frame, margin: number) =>
  x >= -margin && y >= -margin && x <= width + margin && y <= height + margin;

const passes = (a: Point, b: Point, { width, height }: Frame, margin: number) =>
  Math.max(a.x, b.x) >= -margin &&
  Math.min(a.x, b.x) <= width + margin &&
  Math.max(a.y, b.y) >= -margin &&
  Math.min(a.y, b.y) <= height + margin;

/** Each part has the points just outside the frame. */
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

/** Integers, with relative steps. */
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

/** Curves at its points through the middles between them, like a hand-drawn road. */
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

/** For the line's name. Null if no segment is inside. */
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
