import { HOUR, type Instant } from '../../time/instant';
import { daysBetween } from '../../time/london-time';
import { dueAt } from '../estimate';
import { isCurrent, isPlanned, isRestored, isUnplanned } from '../flags';
import type { Incident } from '../incident';

/** The homes off in one county, or in total. */
export interface HomesOff {
  readonly off: number;
  /** The first full hour by which more than half of these homes should be back; null if unknown. */
  readonly mostBackBy: Instant | null;
  /** Power cuts whose homes the operator has not counted yet: `off` leaves them out. */
  readonly uncounted: number;
}

/** The figures of a storm, counted from a snapshot; nothing is entered by hand. */
export interface StormCount extends HomesOff {
  /**
   * Homes reconnected since midnight, London time; zero if the feed drops the number with the power
   * cut.
   */
  readonly backToday: number;
  /** Power cuts that ended since midnight. */
  readonly mendedToday: number;
  /** Those of them whose homes are not known: `backToday` leaves them out. */
  readonly mendedUncounted: number;
  /** Counties with homes off, most homes first; if the county is unknown, another name. */
  readonly counties: readonly (HomesOff & { readonly name: string; readonly isCounty: boolean })[];
}

interface Group {
  off: number;
  uncounted: number;
  readonly isCounty: boolean;
  /** Homes with an estimate that has not passed, with its time. */
  readonly due: { readonly at: Instant; readonly homes: number }[];
}

function homesOf({ off, uncounted, due }: Omit<Group, 'isCounty'>): HomesOff {
  let back = 0;
  for (const { at, homes } of due.toSorted((a, b) => a.at - b.at)) {
    back += homes;
    if (back * 2 > off) return { off, uncounted, mostBackBy: Math.ceil(at / HOUR) * HOUR };
  }
  return { off, uncounted, mostBackBy: null };
}

/**
 * Counts homes off now, and reconnected since midnight, without planned work. `countyOf` returns a
 * sector's county, or another name. An incident counts for its first sector's county.
 */
export function stormCount(
  incidents: readonly Incident[],
  now: Instant,
  countyOf: (incident: Incident) => string,
): StormCount {
  const all: Group = { off: 0, uncounted: 0, isCounty: false, due: [] };
  const byCounty = new Map<string, Group>();
  let [backToday, mendedToday, mendedUncounted] = [0, 0, 0];
  for (const incident of incidents) {
    const homes = incident.customersAffected ?? 0;
    if (isRestored(incident, now)) {
      const { restoredAt } = incident;
      if (!isPlanned(incident) && restoredAt !== null && daysBetween(now, restoredAt) === 0) {
        backToday += homes;
        mendedToday += 1;
        if (homes === 0) mendedUncounted += 1;
      }
      continue;
    }
    if (!isUnplanned(incident) || !isCurrent(incident, now)) continue;
    const name = countyOf(incident);
    const isCounty = name === incident.county;
    const county = byCounty.get(name) ?? { off: 0, uncounted: 0, isCounty, due: [] };
    byCounty.set(name, county);
    if (homes === 0) {
      for (const group of [all, county]) group.uncounted += 1;
      continue;
    }
    const at = dueAt(incident, { storm: true, now });
    for (const group of [all, county]) {
      group.off += homes;
      if (at !== null) group.due.push({ at, homes });
    }
  }
  const counties = [...byCounty]
    .filter(([, { off }]) => off > 0)
    .map(([name, group]) => ({ name, isCounty: group.isCounty, ...homesOf(group) }));
  return {
    ...homesOf(all),
    backToday,
    mendedToday,
    mendedUncounted,
    counties: counties.sort((a, b) => b.off - a.off || (a.name < b.name ? -1 : 1)),
  };
}
