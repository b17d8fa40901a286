import { MINUTE, type Instant } from '../time/instant';
import type { Moment } from './course';
import type { Odds } from './tally';

export const LEVELS = [0.1, 0.5, 0.9] as const;
type Losses = readonly [number, number, number];

/** Counts; losses are sums, in minutes. */
export interface Score {
  readonly moments: number;
  readonly withinEight: number;
  readonly withinOneToNine: number;
  readonly estimated: number;
  readonly withinWindow: number;
  readonly ours: Losses;
  readonly operators: Losses;
}

export const NO_SCORE: Score = {
  moments: 0,
  withinEight: 0,
  withinOneToNine: 0,
  estimated: 0,
  withinWindow: 0,
  ours: [0, 0, 0],
  operators: [0, 0, 0],
};

/** Half of the operator's window: its estimate is the middle of an hour. */
const HALF_WINDOW = 30 * MINUTE;

export const pinball = (level: number, said: number, truth: number): number =>
  truth >= said ? level * (truth - said) : (1 - level) * (said - truth);

const lossesOf = (said: readonly [number, number, number], truth: number): Losses => [
  pinball(LEVELS[0], said[0], truth) / MINUTE,
  pinball(LEVELS[1], said[1], truth) / MINUTE,
  pinball(LEVELS[2], said[2], truth) / MINUTE,
];

/** Clamped: no time is before the moment. */
export function scoreOf(odds: Odds, { at, estimatedAt }: Moment, restoredAt: Instant): Score {
  const truth = Math.max(0, restoredAt - at);
  const one = {
    withinEight: truth <= odds.eight,
    withinOneToNine: truth >= odds.one && truth <= odds.nine,
  };
  const said = {
    ...NO_SCORE,
    moments: 1,
    withinEight: Number(one.withinEight),
    withinOneToNine: Number(one.withinOneToNine),
  };
  if (estimatedAt === null) return said;
  const ahead = (moment: Instant) => Math.max(0, moment - at);
  const [start, end] = [estimatedAt - HALF_WINDOW, estimatedAt + HALF_WINDOW];
  return {
    ...said,
    estimated: 1,
    withinWindow: Number(at + truth >= start && at + truth <= end),
    ours: lossesOf([odds.one, odds.half, odds.nine], truth),
    operators: lossesOf([ahead(start), ahead(estimatedAt), ahead(end)], truth),
  };
}

const addLosses = (a: Losses, b: Losses): Losses => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];

export const addScores = (a: Score, b: Score): Score => ({
  moments: a.moments + b.moments,
  withinEight: a.withinEight + b.withinEight,
  withinOneToNine: a.withinOneToNine + b.withinOneToNine,
  estimated: a.estimated + b.estimated,
  withinWindow: a.withinWindow + b.withinWindow,
  ours: addLosses(a.ours, b.ours),
  operators: addLosses(a.operators, b.operators),
});
