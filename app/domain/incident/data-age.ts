import { HOUR, MINUTE, type Instant } from '../time/instant';

/** From when the data of a picture are, and who says so. */
export interface DataTime {
  readonly at: Instant;
  /** The feed says it of itself; or only its records tell, by the newest thing that happened to one of them. */
  readonly source: 'feed' | 'records';
  /** Nothing is known to have changed after this: later than `at` where a change was seen that no record dates. */
  readonly unchangedSince: Instant;
}

/** What has to be said of the age beside the time itself. `unknown`: nobody tells a time. */
export type AgeKind = 'fresh' | 'old' | 'very-old' | 'unchanged' | 'unknown';

const OLD = 15 * MINUTE;
const VERY_OLD = 2 * HOUR;
const LONG_UNCHANGED = 6 * HOUR;

/** Whether an age belongs into the first line. Decisions, "Age of data". */
export const isVeryOld = (at: Instant, now: Instant): boolean => now - at > VERY_OLD;

/**
 * A feed that names its time is old after a quarter of an hour. Where only the records tell, a quiet night is no alarm: from six hours on
 * the page says since when nothing has changed. Decisions, "Age of data".
 */
export function ageKind(data: DataTime | null, now: Instant): AgeKind {
  if (data === null) return 'unknown';
  if (data.source === 'records') return now - data.unchangedSince >= LONG_UNCHANGED ? 'unchanged' : 'fresh';
  if (isVeryOld(data.at, now)) return 'very-old';
  return now - data.at > OLD ? 'old' : 'fresh';
}
