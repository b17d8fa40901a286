import type { Instant } from '~/domain/time/instant';
import { isRecord } from '~/domain/is-record';
import { parseLondon } from '~/domain/time/london-time';

/** Names under which a feed may say when it was made, beside its list or in its records. */
const NAMES = ['timestamp', 'Timestamp', 'lastUpdated', 'LastUpdated', 'updated', 'generatedAt'];

/** The time that a feed says of itself beside its list; null where it says none. */
export const timeBeside = (holder: unknown, now: Instant): Instant | null => {
  if (!isRecord(holder)) return null;
  const times = NAMES.flatMap((name) => parseLondon(holder[name]) ?? []).filter((at) => at <= now);
  return times.length === 0 ? null : Math.max(...times);
};

/** The `Timestamp` of a record, which the live feed leaves at the sentinel that means none: the newest tells the feed's time where nothing does beside the list. */
export function recordTime(raw: unknown, now: Instant): Instant | null {
  const at = isRecord(raw) ? parseLondon(raw['Timestamp'] ?? raw['timestamp']) : null;
  return at !== null && at <= now ? at : null;
}
