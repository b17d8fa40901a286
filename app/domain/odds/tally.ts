import { DAY, MINUTE, type Instant } from '../time/instant';
import { cellsOf, WHOLE } from './cells';
import type { Course, Moment } from './course';

/** Half of similar power cuts were back within `half`, 8 in 10 within `eight`; in milliseconds. */
export interface Odds {
  readonly one: number;
  readonly half: number;
  readonly eight: number;
  readonly nine: number;
}

/** In minutes, for 10, 50, 80, 90 per cent, by cell. */
export type Cells = Readonly<Record<string, readonly [number, number, number, number]>>;

const SHARES = [0.1, 0.5, 0.8, 0.9] as const;
/** With fewer power cuts than this, the next coarser cell is used. */
export const ENOUGH = 40;
/**
 * After this a power cut counts half, so that a winter depends less and less on the summer before
 * it.
 */
const HALF_LIFE = 20 * 7 * DAY;

/**
 * Of the remaining time, in minutes: by 1 up to 6 hours, by 5 up to 2 days, by 60 up to 30 days.
 */
const ENDS = Float64Array.from([
  ...Array.from({ length: 361 }, (_, index) => index),
  ...Array.from({ length: 504 }, (_, index) => 360 + 5 * (index + 1)),
  ...Array.from({ length: 672 }, (_, index) => 2880 + 60 * (index + 1)),
]);

function stepOf(remaining: number): number {
  const minutes = Math.max(0, remaining / MINUTE);
  if (minutes <= 360) return Math.ceil(minutes);
  if (minutes <= 2880) return 360 + Math.ceil((minutes - 360) / 5);
  return Math.min(864 + Math.ceil((minutes - 2880) / 60), ENDS.length - 1);
}

/** A feed with ever new categories must not fill the memory. */
const MOST_CELLS = 2000;

interface Cell {
  powerCuts: number;
  lastReference: string;
  total: number;
  readonly weights: Float64Array;
}

function shareEnds({ weights, total }: Cell): [number, number, number, number] {
  const ends: number[] = [];
  let sum = 0;
  for (let step = 0; step < weights.length && ends.length < SHARES.length; step += 1) {
    sum += weights[step] ?? 0;
    while (ends.length < SHARES.length && sum >= total * (SHARES[ends.length] ?? 1))
      ends.push(ENDS[step] ?? 0);
  }
  const longest = ENDS.at(-1) ?? 0;
  return [ends[0] ?? longest, ends[1] ?? longest, ends[2] ?? longest, ends[3] ?? longest];
}

/**
 * It grows with cells, not with history, and takes one power cut at a time, so that callers can
 * yield in between.
 */
export function createTally() {
  const cells = new Map<string, Cell>();
  let powerCuts = 0;
  let origin: Instant | null = null;

  function count(name: string, reference: string, step: number, weight: number): void {
    let cell = cells.get(name);
    if (!cell) {
      if (cells.size >= MOST_CELLS) return;
      cell = { powerCuts: 0, lastReference: '', total: 0, weights: new Float64Array(ENDS.length) };
      cells.set(name, cell);
    }
    if (cell.lastReference !== reference) cell.powerCuts += 1;
    cell.lastReference = reference;
    cell.total += weight;
    cell.weights[step] = (cell.weights[step] ?? 0) + weight;
  }

  return {
    powerCuts: () => powerCuts,
    add({ reference, moments, end }: Course): void {
      if (!end) return;
      powerCuts += 1;
      for (const moment of moments) {
        origin ??= moment.at;
        const weight = 2 ** ((moment.at - origin) / HALF_LIFE);
        const step = stepOf(end.restoredAt - moment.at);
        for (const name of cellsOf(moment)) count(name, reference, step, weight);
      }
    },
    /** Leaves out cells with too little history, for which the next coarser one is used. */
    cells(): Cells {
      const spoken = [...cells].filter(
        ([name, cell]) => cell.powerCuts >= ENOUGH || name === WHOLE,
      );
      return Object.fromEntries(spoken.map(([name, cell]) => [name, shareEnds(cell)]));
    },
  };
}

/** From the finest cell with enough history; null without any. */
export function oddsOf(
  cells: Cells,
  moment: Pick<Moment, 'category' | 'customers' | 'age'>,
): Odds | null {
  const names = cellsOf(moment);
  for (let index = names.length - 1; index >= 0; index -= 1) {
    const name = names[index] ?? WHOLE;
    const found = Object.hasOwn(cells, name) ? cells[name] : undefined;
    if (found) {
      const [one, half, eight, nine] = found;
      return { one: one * MINUTE, half: half * MINUTE, eight: eight * MINUTE, nine: nine * MINUTE };
    }
  }
  return null;
}
