import { scaleLinear } from 'd3-scale';
import { arc, pie } from 'd3-shape';

const INTERVALS = 10;
const COLOURS = 10;

export interface Axis {
  start: number;
  end: number;
}

/**
 * From `startValue` (default 0) to `valueRange`; without a range, to the next round number above
 * the data.
 */
export function axisOf(
  largest: number,
  {
    startValue,
    valueRange,
  }: { startValue?: number | null | undefined; valueRange?: number | null | undefined },
): Axis {
  const start = startValue ?? 0;
  if (valueRange != null && valueRange > start) return { start, end: valueRange };
  const [, end = start + 1] = scaleLinear([start, Math.max(largest, start + 1)], [0, 1])
    .nice(INTERVALS)
    .domain();
  return { start, end };
}

export const ticksOf = ({ start, end }: Axis): number[] =>
  Array.from(
    { length: INTERVALS + 1 },
    (_, index) => +(start + ((end - start) * index) / INTERVALS).toFixed(6),
  );

/** In per cent of the axis's length, clamped. */
export const placeOf = ({ start, end }: Axis, value: number): number =>
  +scaleLinear([start, end], [0, 100]).clamp(true)(value).toFixed(3);

export const colourOf = (index: number): string => `ch${(index % COLOURS) + 1}`;

export interface Segment {
  value: number;
  series: number;
  from: number;
  width: number;
}

export function stack(axis: Axis, values: readonly (number | undefined)[]): Segment[] {
  let sum = axis.start;
  return values.flatMap((value, series) => {
    const from = placeOf(axis, sum);
    sum += Math.max(0, value ?? 0);
    const width = +(placeOf(axis, sum) - from).toFixed(3);
    return width > 0 ? [{ value: value ?? 0, series, from, width }] : [];
  });
}

/** Around 0,0. */
export function slices(
  percentages: readonly number[],
  radius: number,
): { path: string; x: number; y: number }[] {
  const draw = arc<unknown, { startAngle: number; endAngle: number }>()
    .innerRadius(0)
    .outerRadius(radius)
    .digits(2);
  const angles = pie<number>().sort(null)([...percentages]);
  return angles.map(({ startAngle, endAngle }) => {
    const slice = { startAngle, endAngle, innerRadius: 0, outerRadius: radius };
    const middle = arc<{ startAngle: number; endAngle: number }>()
      .innerRadius(radius * 0.6)
      .outerRadius(radius * 0.75);
    const [x, y] = middle.centroid(slice);
    return { path: draw(slice) ?? '', x: Math.round(x), y: Math.round(y) + 0 };
  });
}
