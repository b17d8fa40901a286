import { foldTown, isKnownTown } from '~/forms/engine/town';
import { areaHolds } from './boundary';
import packed from './data/towns.json';
import type { BoundaryPolygon } from './port';

export interface KnownPlace {
  readonly loc: string;
}

const MOST = 8;
const SHORTEST = 2;

/** Computed once per set of boundaries: a few thousand towns against a few hundred corners. */
const sorted = new WeakMap<readonly BoundaryPolygon[], readonly KnownPlace[]>();

/**
 * Largest first: the towns and villages of the map's data inside the boundaries. Decision F-537.
 */
export function knownPlaces(boundaries: readonly BoundaryPolygon[]): readonly KnownPlace[] {
  const before = sorted.get(boundaries);
  if (before) return before;
  const places = packed
    .filter(
      ([, , lat, lng]) => areaHolds(boundaries, { lat: Number(lat), lng: Number(lng) }) === true,
    )
    .map(([name]) => ({ loc: String(name) }));
  sorted.set(boundaries, places);
  return places;
}

/** With a word that starts like the typed text; none once it is a known place. Decision F-538. */
export function suggestPlaces(text: string, places: readonly KnownPlace[]): readonly KnownPlace[] {
  const wanted = foldTown(text.slice(0, 50));
  if (wanted.length < SHORTEST || isKnownTown(wanted, places)) return [];
  const names = new Set<string>();
  for (const { loc } of places) {
    const folded = foldTown(loc);
    if (folded.startsWith(wanted) || folded.includes(` ${wanted}`)) names.add(loc);
    if (names.size === MOST) break;
  }
  return [...names].map((loc) => ({ loc }));
}
