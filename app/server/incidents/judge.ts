import { MINUTE, type Instant } from '~/domain/time/instant';
import type { ParsedFeed } from './wire/parse-feed';

export type Verdict = 'believe' | 'wait' | 'empty' | 'refuse';

export interface Known {
  readonly count: number;
  readonly takenAt: Instant;
}

/** A picture older than this says nothing about how many incidents there should be now. */
const BASELINE_AGE = 10 * MINUTE;
/** Below this, even all of them may end between two looks. */
const FEW = 20;
const LARGEST_DROP = 0.2;

/**
 * Whether a new list may take the place of the known one. An empty list is a quiet night and is believed; but when most of a
 * crowded picture vanishes between two looks, the source must say so twice, and when all of it does, for ten minutes. More bad records than good ones is a broken feed.
 * Decision docs/decisions/incident-picture.md.
 */
export function judge(
  feed: Pick<ParsedFeed, 'incidents' | 'dropped' | 'problem'>,
  known: Known | null,
  now: Instant,
): Verdict {
  // A record that comes twice is readable.
  const unreadable = feed.dropped.filter(({ reason }) => reason !== 'a repeated reference').length;
  if (feed.problem !== null || unreadable > feed.incidents.length) return 'refuse';
  const comparable = known !== null && known.count >= FEW && now - known.takenAt <= BASELINE_AGE;
  if (comparable && feed.incidents.length === 0) return 'empty';
  return comparable && feed.incidents.length < known.count * LARGEST_DROP ? 'wait' : 'believe';
}
