import type { Position } from '../../position';
import type { Incident, SectorShape } from '../incident';

export interface Locality {
  readonly town: string;
  readonly county: string | null;
}

/** Both return null if nothing is known. */
export interface Gazetteer {
  ofOutcode(outcode: string): Locality | null;
  near(place: Position): Locality | null;
}

const outcodeOf = (sector: string): string => sector.split(' ')[0] ?? '';

/**
 * The town with most of its sectors, the first of equals. A sector is looked up by its outcode,
 * then by its middle. docs/decisions/place-names.md
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
    const locality =
      gazetteer.ofOutcode(outcodeOf(sector)) ?? (centre ? gazetteer.near(centre) : null);
    if (!locality) continue;
    const name = `${locality.town}, ${locality.county}`;
    const entry = counts.get(name) ?? { locality, sectors: 0 };
    counts.set(name, entry);
    entry.sectors += 1;
  }
  return [...counts.values()].reduce<{ locality: Locality | null; sectors: number }>(
    (most, one) => (one.sectors > most.sectors ? one : most),
    { locality: null, sectors: 0 },
  ).locality;
}

/** Never those of a power cut in a single home. */
export const streetsOf = ({
  type,
  streets,
}: Pick<Incident, 'type' | 'streets'>): readonly string[] => (type === 1 ? [] : streets);
