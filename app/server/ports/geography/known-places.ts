import { foldTown, isKnownTown } from '~/forms/engine/town';
import { areaHolds } from './boundary';
import packed from './data/towns.json';
import type { BoundaryPolygon } from './geography';

/** Specification: form engine, section 5 (Address field): an entry has a `loc` name. */
export interface KnownPlace {
  readonly loc: string;
}

const MOST = 8;
const SHORTEST = 2;

/** Sorted out once for each answer of the operator: some thousand towns against some hundred corners. */
const sorted = new WeakMap<readonly BoundaryPolygon[], readonly KnownPlace[]>();

/** Towns and villages of our area, largest first: of the open data that the map uses, those inside the boundaries. Decision F-537. */
export function knownPlaces(boundaries: readonly BoundaryPolygon[]): readonly KnownPlace[] {
  const before = sorted.get(boundaries);
  if (before) return before;
  const known = packed
    .filter(([, , lat, lng]) => areaHolds(boundaries, { lat: Number(lat), lng: Number(lng) }) === true)
    .map(([name]) => ({ loc: String(name) }));
  sorted.set(boundaries, known);
  return known;
}

/** What a town that is being typed may become: places with a word that begins so. None once it is a known one. Decision F-538. */
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
