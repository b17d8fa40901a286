import type { Instant } from '~/domain/instant';
import { isRecord } from '~/domain/is-record';
import { parseLondon } from '~/domain/london-time';

/** Names under which a feed may say when it was made, beside its list or in its records. */
const NAMES = ['timestamp', 'Timestamp', 'lastUpdated', 'LastUpdated', 'updated', 'generatedAt'];

const timeIn = (holder: unknown, now: Instant): Instant | null => {
  if (!isRecord(holder)) return null;
  const times = NAMES.flatMap((name) => parseLondon(holder[name]) ?? []).filter((at) => at <= now);
  return times.length === 0 ? null : Math.max(...times);
};

/**
 * The feed's own time: beside its list, else the newest `Timestamp` of its records, which the live feed leaves at the sentinel that means
 * none. Null where it says nothing.
 */
export function feedTimeOf(body: unknown, list: readonly unknown[], now: Instant): Instant | null {
  const told = timeIn(body, now);
  if (told !== null) return told;
  let newest: Instant | null = null;
  for (const raw of list) {
    const at = isRecord(raw) ? (parseLondon(raw['Timestamp'] ?? raw['timestamp']) ?? null) : null;
    if (at !== null && at <= now && (newest === null || at > newest)) newest = at;
  }
  return newest;
}
