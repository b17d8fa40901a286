import type { Position } from '~/domain/position';
import outcodes from './data/outcodes.json';
import sectors from './data/sectors.json';

export interface SectorCentre extends Position {
  readonly sector: string;
}

/** Five miles: beyond this a sector says nothing about a pin. Decision L-695. */
const FARTHEST_KM = 8.05;
const KM_PER_DEGREE = 111.2;

/**
 * Creates lookups of sectors by name and by position. A plain scan: 8 000 take a few microseconds.
 * @param middles of outcodes, where these are more precise than their sectors
 */
export function createSectorCentres(
  centres: readonly SectorCentre[],
  middles: ReadonlyMap<string, Position> = new Map(),
) {
  const bySector = new Map(centres.map((centre) => [centre.sector, centre]));
  const byOutcode = new Map<string, SectorCentre[]>();
  for (const centre of centres) {
    const outcode = centre.sector.split(' ')[0] ?? '';
    byOutcode.set(outcode, [...(byOutcode.get(outcode) ?? []), centre]);
  }

  return {
    /** Returns a sector's centre, or its outcode's middle if only other sectors of it are known. */
    placeOf(sector: string): Position | null {
      const centre = bySector.get(sector);
      if (centre) return { lat: centre.lat, lng: centre.lng };
      const outcode = sector.split(' ')[0] ?? '';
      const middle = middles.get(outcode);
      if (middle) return middle;
      const around = byOutcode.get(outcode) ?? [];
      if (around.length === 0) return null;
      const sum = around.reduce(
        (total, { lat, lng }) => ({ lat: total.lat + lat, lng: total.lng + lng }),
        {
          lat: 0,
          lng: 0,
        },
      );
      return { lat: sum.lat / around.length, lng: sum.lng / around.length };
    },
    nearest(point: Position): string | null {
      const narrow = Math.cos((point.lat * Math.PI) / 180);
      let best: string | null = null;
      let least = (FARTHEST_KM / KM_PER_DEGREE) ** 2;
      for (const { sector, lat, lng } of centres) {
        const distance = (lat - point.lat) ** 2 + ((lng - point.lng) * narrow) ** 2;
        if (distance <= least) [best, least] = [sector, distance];
      }
      return best;
    },
  };
}

/** What the Open Government Licence of the table asks for. */
export const SECTOR_CREDIT = {
  text:
    'Contains OS data © Crown copyright and database right, Royal Mail data © Royal Mail copyright ' +
    'and database right, National Statistics data © Crown copyright and database right',
  url: 'https://www.nationalarchives.gov.uk/doc/open-government-licence/version/3/',
};

let real: SectorCentres | null = null;

/**
 * Loads the postcode sectors of England and the outcodes of the United Kingdom, whose credit is
 * `SECTOR_CREDIT`.
 */
export const realSectorCentres = (): SectorCentres =>
  (real ??= createSectorCentres(
    sectors.map(([sector, lat, lng]) => ({
      sector: String(sector),
      lat: Number(lat),
      lng: Number(lng),
    })),
    new Map(
      outcodes.map(([outcode, lat, lng]) => [
        String(outcode),
        { lat: Number(lat), lng: Number(lng) },
      ]),
    ),
  ));

export type SectorCentres = ReturnType<typeof createSectorCentres>;
