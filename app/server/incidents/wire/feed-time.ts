import type { Instant } from '~/domain/time/instant';
import { isRecord } from '~/domain/is-record';
import { parseLondon } from '~/domain/time/london-time';

/** Names of a feed's own time, beside its list or in its records. */
const NAMES = ['timestamp', 'Timestamp', 'lastUpdated', 'LastUpdated', 'updated', 'generatedAt'];

/** Returns the feed's time from beside its list; null if there is none. */
export const timeBeside = (holder: unknown, now: Instant): Instant | null => {
  if (!isRecord(holder)) return null;
  const times = NAMES.flatMap((name) => parseLondon(holder[name]) ?? []).filter((at) => at <= now);
  return times.length === 0 ? null : Math.max(...times);
};

/**
 * Returns a record's `Timestamp`, which the live feed usually leaves at its "none" value: the
 * newest is the feed's time if there is none beside the list.
 */
export function recordTime(raw: unknown, now: Instant): Instant | null {
  const at = isRecord(raw) ? parseLondon(raw['Timestamp'] ?? raw['timestamp']) : null;
  return at !== null && at <= now ? at : null;
}
