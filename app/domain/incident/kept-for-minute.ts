import { MINUTE, type Instant } from '../time/instant';
import type { Incident } from './incident';

/**
 * Makes a value of an incident once, and keeps it while the incident, the minute and what else was
 * `given` stay the same: most incidents of a new snapshot are those of the last one, and words
 * speak of times to the minute.
 */
export function keptForMinute<Value, Given extends readonly unknown[]>(
  make: (incident: Incident, now: Instant, ...given: Given) => Value,
): typeof make {
  const kept = new WeakMap<Incident, { minute: number; given: Given; value: Value }>();
  return (incident, now, ...given) => {
    const minute = Math.floor(now / MINUTE);
    const before = kept.get(incident);
    if (before?.minute === minute && given.every((one, index) => one === before.given[index]))
      return before.value;
    const value = make(incident, now, ...given);
    kept.set(incident, { minute, given, value });
    return value;
  };
}
