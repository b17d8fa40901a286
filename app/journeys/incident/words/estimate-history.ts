import { estimateOf, type Estimate } from '~/domain/incident/estimate';
import type { Situation } from '~/domain/incident/situation';
import type { Instant } from '~/domain/time/instant';
import { clock, dateOf, updatedAt } from '~/domain/time/speak-time';
import { placeOn, scaleAround, ticksOf, type Tick } from './hour-rule';
import { closing, endOf, sameDay, shortDay, type IncidentTexts } from './when';

/** One past estimate from the incident's history. */
export interface SaidEstimate {
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
}

function wordsOf(estimate: Estimate, now: Instant, t: IncidentTexts): string {
  const end = endOf(estimate);
  if (end === null) return t('toBeConfirmed');
  const to = sameDay(closing(end), now) ? clock(end, t) : `${clock(end, t)} ${shortDay(closing(end), now, t)}`;
  if (estimate.kind !== 'window') return t('estimateBy', { to });
  const from = sameDay(estimate.from, closing(end))
    ? clock(estimate.from, t)
    : `${clock(estimate.from, t)} ${dateOf(estimate.from, estimate.from, t)}`;
  return t('estimateRange', { from, to });
}

const barOf = (estimate: Estimate): readonly [Instant, Instant] | null =>
  estimate.kind === 'window'
    ? [estimate.from, estimate.to]
    : estimate.kind === 'time'
      ? [estimate.at, estimate.at]
      : null;

/**
 * Returns how the estimate changed, as the feed worded it; null if it never did. Identical
 * neighbours become one entry. Visual identity, "Voice": when a time changes, show the old one.
 */
export function estimateHistory(
  { incident, now }: Situation,
  said: readonly SaidEstimate[],
  t: IncidentTexts,
): EstimateHistory | null {
  const read = said.map(({ reportedAt, estimateText, estimatedAt }) => {
    const estimate = estimateOf(
      { ...incident, estimateText, estimatedAt, stormEstimateText: null },
      { storm: false, now: reportedAt },
    );
    return { reportedAt, estimate, words: wordsOf(estimate, now, t) };
  });
  const changes = read.filter(({ words }, index) => words !== read[index + 1]?.words);
  if (changes.length < 2) return null;
  const bars = changes.map(({ estimate }) => barOf(estimate));
  const scale = scaleAround(bars.flatMap((bar) => bar ?? []));
  const entries = changes.map(({ reportedAt, words }, index): EstimateEntry => {
    const bar = bars[index];
    const from = bar && scale ? placeOn(scale, bar[0]) : null;
    const width = bar && scale && from !== null ? Math.max(1, placeOn(scale, bar[1]) - from) : 0;
    return {
      words,
      said: t('estimateSaid', { time: updatedAt(reportedAt, now, t) }),
      bar: from === null ? null : { x: from, width: Math.round(width * 100) / 100 },
    };
  });
  return { entries, ticks: scale ? ticksOf(scale, t) : [] };
}
