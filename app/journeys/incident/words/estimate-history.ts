import { endOf, estimateOf, type Estimate } from '~/domain/incident/estimate';
import type { Situation } from '~/domain/incident/situation';
import type { Instant } from '~/domain/time/instant';
import { closing } from '~/domain/time/london-time';
import { clock, endMoment, moment } from '~/domain/time/speak-time';
import { placeOn, scaleAround, ticksOf, type Tick } from './hour-rule';
import type { OddsEntry } from './odds';
import { sameDay, type IncidentTexts } from './days-in-words';

export interface PastEstimate {
  readonly reportedAt: Instant;
  readonly estimateText: string | null;
  readonly estimatedAt: Instant | null;
}
export interface EstimateEntry {
  readonly words: string;
  readonly said: string;
  readonly bar: { readonly x: number; readonly width: number } | null;
}
export interface EstimateHistory {
  /** Newest first; the first one is current. */
  readonly entries: readonly EstimateEntry[];
  readonly ticks: readonly Tick[];
  readonly odds: readonly OddsEntry[];
}

function wordsOf(estimate: Estimate, now: Instant, t: IncidentTexts): string {
  const end = endOf(estimate);
  if (end === null) return t('toBeConfirmed');
  if (estimate.kind !== 'window') return t('estimateBy', { to: endMoment(end, now, t) });
  // "3 December, 4pm to 6pm" says the day once.
  const { from } = estimate;
  const to = sameDay(from, closing(end)) ? clock(end, t) : endMoment(end, now, t);
  return t('estimateRange', { from: moment(from, now, t), to });
}

const barOf = (estimate: Estimate): readonly [Instant, Instant] | null =>
  estimate.kind === 'window'
    ? [estimate.from, estimate.to]
    : estimate.kind === 'time'
      ? [estimate.at, estimate.at]
      : null;

const readSaid = (
  { estimateText, estimatedAt }: PastEstimate,
  { incident }: Situation,
  now: Instant,
): Estimate =>
  estimateOf(
    { ...incident, estimateText, estimatedAt, stormEstimateText: null },
    { storm: false, now },
  );

export function estimateAt(
  at: Instant,
  said: readonly PastEstimate[],
  situation: Situation,
): Estimate {
  const then = said.find(({ reportedAt }) => reportedAt <= at);
  return then ? readSaid(then, situation, at) : { kind: 'to-be-confirmed', description: null };
}

/**
 * As the feed worded it; null if the estimate never changed. Identical neighbours become one entry.
 */
export function estimateHistory(
  situation: Situation,
  { said, odds }: { said: readonly PastEstimate[]; odds: readonly OddsEntry[] },
  t: IncidentTexts,
): EstimateHistory | null {
  const { now } = situation;
  const read = said.map((one) => {
    const estimate = readSaid(one, situation, one.reportedAt);
    return { reportedAt: one.reportedAt, estimate, words: wordsOf(estimate, now, t) };
  });
  const changed = read.filter(({ words }, index) => words !== read[index + 1]?.words);
  const changes = changed.length < 2 ? [] : changed;
  if (changes.length === 0 && odds.length === 0) return null;
  const bars = changes.map(({ estimate }) => barOf(estimate));
  const scale = scaleAround(bars.flatMap((bar) => bar ?? []));
  const entries = changes.map(({ reportedAt, words }, index): EstimateEntry => {
    const bar = bars[index];
    const from = bar && scale ? placeOn(scale, bar[0]) : null;
    const width = bar && scale && from !== null ? Math.max(1, placeOn(scale, bar[1]) - from) : 0;
    return {
      words,
      said: t('estimateSaid', { time: moment(reportedAt, now, t) }),
      bar: from === null ? null : { x: from, width: Math.round(width * 100) / 100 },
    };
  });
  return { entries, ticks: scale ? ticksOf(scale, t) : [], odds };
}
