import { LEAST_POWER_CUTS, LEAST_TIME, type Learned } from '~/domain/odds/learned';
import { REFIT, type ReplayWeek } from '~/domain/odds/replay';
import { addScores, LEVELS, NO_SCORE, type Score } from '~/domain/odds/score';
import { DAY, HOUR, MINUTE } from '~/domain/time/instant';

const NONE = 'none';
const share = (part: number, whole: number): string =>
  whole === 0 ? NONE : `${((100 * part) / whole).toFixed(1)} %`;
const mean = (sum: number, count: number): string =>
  count === 0 ? NONE : `${(sum / count).toFixed(1)} min`;
const dayOf = (at: number): string =>
  Number.isFinite(at) ? new Date(at).toISOString().slice(0, 10) : NONE;
const sumOf = (losses: readonly number[]): number => losses.reduce((sum, loss) => sum + loss, 0);
const row = (name: string, ...values: string[]): string =>
  `  ${name.padEnd(38)}${values.map((value) => value.padStart(15)).join('')}`;

/** Where the stated 8 in 10 was least accurate; an incomplete week only if there is no other. */
export function worstWeek(weeks: readonly ReplayWeek[]): ReplayWeek | null {
  const spoken = weeks.filter(({ score }) => score.moments > 0);
  const whole = spoken.filter(({ from, to }) => to - from === REFIT);
  const heldIn = ({ score }: ReplayWeek) => score.withinEight / score.moments;
  return [...(whole.length > 0 ? whole : spoken)].sort((a, b) => heldIn(a) - heldIn(b))[0] ?? null;
}

export const totalOf = (weeks: readonly ReplayWeek[]): Score =>
  weeks.map(({ score }) => score).reduce(addScores, NO_SCORE);

/** In per cent, how much smaller our loss is than the operator's; null if never compared. */
export function gainOf({ ours, operators }: Score): number | null {
  const theirs = sumOf(operators);
  return theirs === 0 ? null : 100 * (1 - sumOf(ours) / theirs);
}

export function judgeLines(weeks: readonly ReplayWeek[]): readonly string[] {
  const total = totalOf(weeks);
  const { moments, estimated, ours, operators } = total;
  const silent = weeks.reduce((sum, week) => sum + week.silent, 0);
  const worst = worstWeek(weeks);
  const gain = gainOf(total);
  const levels = LEVELS.map((level, index) =>
    row(
      `  at ${Math.round(level * 100)} in 100`,
      mean(ours[index] ?? 0, estimated),
      mean(operators[index] ?? 0, estimated),
    ),
  );
  return [
    row('Moments', String(moments)),
    row('Moments at which nothing was said', String(silent)),
    row('Within the stated 8-in-10 time', share(total.withinEight, moments)),
    row('Inside the 10 to 90 interval', share(total.withinOneToNine, moments)),
    row(
      'Worst week, within the 8-in-10 time',
      worst ? share(worst.score.withinEight, worst.score.moments) : NONE,
    ),
    row('  it began on', worst ? dayOf(worst.from) : NONE),
    row('Moments with an estimate', String(estimated)),
    row("Within the operator's window", share(total.withinWindow, estimated)),
    row('Pinball loss', 'ours', "the operator's"),
    ...levels,
    row(
      '  mean of the three',
      mean(sumOf(ours) / 3, estimated),
      mean(sumOf(operators) / 3, estimated),
    ),
    row('  ours is smaller by', gain === null ? NONE : `${gain.toFixed(1)} %`),
    row('Week from', 'moments', '8 in 10', '10 to 90', "operator's"),
    ...weeks.map(({ from, to, score }) =>
      row(
        `  ${dayOf(from)}${to - from < REFIT ? ` (${((to - from) / DAY).toFixed(1)} days)` : ''}`,
        String(score.moments),
        share(score.withinEight, score.moments),
        share(score.withinOneToNine, score.moments),
        share(score.withinWindow, score.estimated),
      ),
    ),
  ];
}

const hours = (minutes: number): string => `${((minutes * MINUTE) / HOUR).toFixed(1)} h`;

export function learnedLines(learned: Learned): readonly string[] {
  const { cells, since, until, powerCuts, most } = learned;
  const enough = powerCuts >= LEAST_POWER_CUTS && until - since >= LEAST_TIME;
  const all = cells['all'];
  return [
    row('From', dayOf(since)),
    row('Until', dayOf(until)),
    row('Finished power cuts', String(powerCuts)),
    row('Most power cuts at once', String(most)),
    row('Cells with enough history', String(Object.keys(cells).length)),
    row('Half of all were back within', all ? hours(all[1]) : NONE),
    row('8 in 10 of all were back within', all ? hours(all[2]) : NONE),
    row('Enough to speak from', enough ? 'yes' : 'no'),
  ];
}
