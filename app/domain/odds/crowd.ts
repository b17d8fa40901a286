import type { Instant } from '../time/instant';
import type { Course } from './course';

/** `row` must be sorted. */
function upTo(row: Float64Array, value: number): number {
  let [low, high] = [0, row.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((row[middle] ?? Infinity) <= value) low = middle + 1;
    else high = middle;
  }
  return low;
}

export interface Crowd {
  openAt(at: Instant): number;
  mostUntil(at: Instant): number;
}

export function crowdOf(courses: readonly Course[]): Crowd {
  let count = 0;
  for (const { open } of courses) count += open.length;
  const starts = new Float64Array(count);
  const ends = new Float64Array(count);
  let filled = 0;
  for (const { open } of courses) {
    for (const [from, to] of open) {
      starts[filled] = from;
      ends[filled] = to;
      filled += 1;
    }
  }
  starts.sort();
  ends.sort();
  const mosts = new Uint32Array(count);
  let [ended, most] = [0, 0];
  for (let index = 0; index < count; index += 1) {
    while ((ends[ended] ?? Infinity) <= (starts[index] ?? 0)) ended += 1;
    most = Math.max(most, index + 1 - ended);
    mosts[index] = most;
  }
  return {
    openAt: (at) => upTo(starts, at) - upTo(ends, at),
    mostUntil: (at) => mosts[upTo(starts, at) - 1] ?? 0,
  };
}
