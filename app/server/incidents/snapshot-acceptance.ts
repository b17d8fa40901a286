import { MINUTE, type Instant } from '~/domain/time/instant';
import type { ParsedFeed } from './wire/parse-feed';

export type Verdict = 'accept' | 'wait' | 'empty' | 'refuse';

export interface PreviousSnapshot {
  readonly count: number;
  readonly takenAt: Instant;
}

/** A snapshot older than this says nothing about how many incidents there should be now. */
const BASELINE_AGE = 10 * MINUTE;
/** Below this number, all incidents may well end between two polls. */
const FEW = 20;
const LARGEST_DROP = 0.2;

/**
 * If most incidents disappear between two polls, the source must confirm it once (`wait`); if all
 * do, for ten minutes (`empty`). A feed with more bad records than good ones is refused.
 * docs/decisions/incident-picture.md
 */
export function assessSnapshot(
  feed: Pick<ParsedFeed, 'incidents' | 'dropped' | 'problem'>,
  previous: PreviousSnapshot | null,
  now: Instant,
): Verdict {
  // A repeated record is still readable.
  const unreadable = feed.dropped.filter(({ reason }) => reason !== 'a repeated reference').length;
  if (feed.problem !== null || unreadable > feed.incidents.length) return 'refuse';
  const comparable =
    previous !== null && previous.count >= FEW && now - previous.takenAt <= BASELINE_AGE;
  if (comparable && feed.incidents.length === 0) return 'empty';
  return comparable && feed.incidents.length < previous.count * LARGEST_DROP ? 'wait' : 'accept';
}
