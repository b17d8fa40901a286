import type { Position } from '~/domain/position';
import outcodes from './data/outcodes.json';
import sectors from './data/sectors.json';

export interface SectorCentre extends Position {
  readonly sector: string;
}

/** Five miles: beyond this a sector says nothing about a pin. Decision L-695. */
const FARTHEST_KM = 8.05;
const KM_PER_DEGREE = 111.2;

/** A band is as high as the farthest sector is away, so that a point looks into three. */
const BAND = FARTHEST_KM / KM_PER_DEGREE;
const bandOf = (lat: number) => Math.floor(lat / BAND);

/**
 * Bands of latitude, because a map asks for 168 positions, and a scan of 8 000 sectors took a tenth
 * of a second for each map. `middles` are of outcodes, where these are more precise than their
 * sectors.
 */
export function createSectorCentres(
  centres: readonly SectorCentre[],
  middles: ReadonlyMap<string, Position> = new Map(),
) {
  const bySector = new Map(centres.map((centre) => [centre.sector, centre]));
  const byOutcode = new Map<string, SectorCentre[]>();
  const byBand = new Map<number, { centre: SectorCentre; order: number }[]>();
  for (const [order, centre] of centres.entries()) {
    const outcode = centre.sector.split(' ')[0] ?? '';
    byOutcode.set(outcode, [...(byOutcode.get(outcode) ?? []), centre]);
    const band = byBand.get(bandOf(centre.lat));
    if (band) band.push({ centre, order });
    else byBand.set(bandOf(centre.lat), [{ centre, order }]);
  }

  return {
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
      const middle = bandOf(point.lat);
      let best: { sector: string; order: number } | null = null;
      let least = BAND ** 2;
      for (let band = middle - 1; band <= middle + 1; band += 1)
        for (const { centre, order } of byBand.get(band) ?? []) {
          const distance = (centre.lat - point.lat) ** 2 + ((centre.lng - point.lng) * narrow) ** 2;
          // Of sectors with one centre, the last counts.
          if (distance < least || (distance === least && order > (best?.order ?? -1)))
            [best, least] = [{ sector: centre.sector, order }, distance];
        }
      return best?.sector ?? null;
    },
  };
}

export const SECTOR_CREDIT = {
  text:
    'Contains OS data © Crown copyright and database right, Royal Mail data © Royal Mail copyright ' +
    'and database right, National Statistics data © Crown copyright and database right',
  url: 'https://www.nationalarchives.gov.uk/doc/open-government-licence/version/3/',
};

let real: SectorCentres | null = null;

/**
 * England's postcode sectors and the United Kingdom's outcodes, whose credit is `SECTOR_CREDIT`.
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
