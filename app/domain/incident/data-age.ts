import { HOUR, MINUTE, type Instant } from '../time/instant';

export interface DataTime {
  readonly at: Instant;
  /** The feed states it, or only its records do, by their newest event. */
  readonly source: 'feed' | 'records';
  /**
   * Nothing is known to have changed after this: later than `at` after a change that no record
   * dates.
   */
  readonly unchangedSince: Instant;
}

export type AgeKind = 'fresh' | 'old' | 'very-old' | 'unchanged' | 'unknown';

const OLD = 15 * MINUTE;
const VERY_OLD = 2 * HOUR;
const LONG_UNCHANGED = 6 * HOUR;

/** It then belongs in the first line (docs/decisions/agreed.md, "Age of data"). */
export const isVeryOld = (at: Instant, now: Instant): boolean => now - at > VERY_OLD;

/**
 * A feed with its own time is old after a quarter of an hour. If only records have times, a quiet
 * night is no alarm: from six hours on the page says since when nothing has changed
 * (docs/decisions/agreed.md, "Age of data").
 */
export function ageKind(data: DataTime | null, now: Instant): AgeKind {
  if (data === null) return 'unknown';
  if (data.source === 'records')
    return now - data.unchangedSince >= LONG_UNCHANGED ? 'unchanged' : 'fresh';
  if (isVeryOld(data.at, now)) return 'very-old';
  return now - data.at > OLD ? 'old' : 'fresh';
}
