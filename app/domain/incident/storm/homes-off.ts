import { HOUR, type Instant } from '../../time/instant';
import { daysBetween } from '../../time/london-time';
import { dueAt } from '../estimate';
import { isCurrent, isPlanned, isRestored, isUnplanned } from '../flags';
import type { Incident } from '../incident';

export interface HomesOff {
  readonly off: number;
  /** A full hour, when more than half of these homes should be back; null if unknown. */
  readonly mostBackBy: Instant | null;
  /** Power cuts that `off` leaves out, because their homes aren't counted yet. */
  readonly uncounted: number;
}

export interface StormCount extends HomesOff {
  /** Since midnight, London time; zero if the feed drops the number with the power cut. */
  readonly backToday: number;
  /** Since midnight. */
  readonly mendedToday: number;
  /** Power cuts that `backToday` leaves out, because their homes aren't known. */
  readonly mendedUncounted: number;
  readonly counties: readonly (HomesOff & { readonly name: string; readonly isCounty: boolean })[];
}

interface Group {
  off: number;
  uncounted: number;
  readonly isCounty: boolean;
  /** Homes with an estimate that hasn't passed. */
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
 * Leaves out planned work. `countyOf` returns a sector's county, or another name; an incident
 * counts for its first sector's county.
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
