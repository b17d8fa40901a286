import type { Position } from '../../position';
import type { Incident, SectorShape } from '../incident';

/** A town as people write it on letters, and its county where one is known. */
export interface Locality {
  readonly town: string;
  readonly county: string | null;
}

/** What is known of names of places. Both give null where nothing is known. */
export interface Gazetteer {
  /** The post town of an outcode: "NR33" is Lowestoft, Suffolk. */
  ofOutcode(outcode: string): Locality | null;
  /** The nearest town to a place, where one is near. */
  near(place: Position): Locality | null;
}

const outcodeOf = (sector: string): string => sector.split(' ')[0] ?? '';

/**
 * The town of an incident: the one that most of its sectors belong to, the first named of equals. A sector is looked up by its outcode,
 * then by its middle. Null where nothing is known of any. docs/decisions/place-names.md
 */
export function localityOf(
  sectors: readonly string[],
  shapes: readonly Pick<SectorShape, 'sector' | 'centre'>[],
  gazetteer: Gazetteer,
): Locality | null {
  const counts = new Map<string, { readonly locality: Locality; sectors: number }>();
  const centres = new Map(shapes.map(({ sector, centre }) => [sector, centre]));
  for (const sector of sectors) {
    const centre = centres.get(sector);
    const locality = gazetteer.ofOutcode(outcodeOf(sector)) ?? (centre ? gazetteer.near(centre) : null);
    if (!locality) continue;
    const name = `${locality.town}, ${locality.county}`;
    const known = counts.get(name) ?? { locality, sectors: 0 };
    counts.set(name, known);
    known.sectors += 1;
  }
  return [...counts.values()].reduce<{ locality: Locality | null; sectors: number }>(
    (most, one) => (one.sectors > most.sectors ? one : most),
    { locality: null, sectors: 0 },
  ).locality;
}

/** Streets that may be named: never those of a cut at one single home. */
export const streetsOf = ({ type, streets }: Pick<Incident, 'type' | 'streets'>): readonly string[] =>
  type === 1 ? [] : streets;

/** Names in the same order, those that stand twice told apart by their references: links of a page have names of their own. */
export function toldApart(named: readonly { readonly name: string; readonly reference: string }[]): readonly string[] {
  const times = new Map<string, number>();
  for (const { name } of named) times.set(name, (times.get(name) ?? 0) + 1);
  return named.map(({ name, reference }) => ((times.get(name) ?? 0) > 1 ? `${name} (${reference})` : name));
}
