import { foldTown, isKnownTown } from '~/forms/engine/town';
import { areaHolds } from './boundary';
import packed from './data/towns.json';
import { embeddedBoundaries } from './embedded';

/** Specification: form engine, section 5 (Address field): an entry has a `loc` name. */
export interface KnownPlace {
  readonly loc: string;
}

const MOST = 8;
const SHORTEST = 2;

/**
 * Towns and villages of our area, largest first: of the open data that the map uses, those inside our boundaries. Sorted out
 * once, when somebody first types a town. Decision F-537.
 */
let known: readonly KnownPlace[] | null = null;
export function knownPlaces(): readonly KnownPlace[] {
  known ??= packed
    .filter(([, , lat, lng]) => areaHolds(embeddedBoundaries, { lat: Number(lat), lng: Number(lng) }) === true)
    .map(([name]) => ({ loc: String(name) }));
  return known;
}

/** What a town that is being typed may become: places with a word that begins so. None once it is a known one. Decision F-538. */
export function suggestPlaces(text: string): readonly KnownPlace[] {
  const wanted = foldTown(text.slice(0, 50));
  if (wanted.length < SHORTEST || isKnownTown(wanted, knownPlaces())) return [];
  const names = new Set<string>();
  for (const { loc } of knownPlaces()) {
    const folded = foldTown(loc);
    if (folded.startsWith(wanted) || folded.includes(` ${wanted}`)) names.add(loc);
    if (names.size === MOST) break;
  }
  return [...names].map((loc) => ({ loc }));
}
