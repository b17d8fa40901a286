import type { Position } from '~/domain/position';

export interface SectorCentre extends Position {
  readonly sector: string;
}

/** Five miles: beyond it a sector says nothing about a pin. Decision L-695. */
const FARTHEST_KM = 8.05;
const KM_PER_DEGREE = 111.2;

/** The sectors that are known, asked by name and by place. A plain scan: 2 000 of them take a few microseconds. */
export function createSectorCentres(centres: readonly SectorCentre[]) {
  const bySector = new Map(centres.map((centre) => [centre.sector, centre]));
  const byOutcode = new Map<string, SectorCentre[]>();
  for (const centre of centres) {
    const outcode = centre.sector.split(' ')[0] ?? '';
    byOutcode.set(outcode, [...(byOutcode.get(outcode) ?? []), centre]);
  }

  return {
    /** The centre of a sector, or the middle of its outcode where only other sectors of it are known. */
    placeOf(sector: string): Position | null {
      const known = bySector.get(sector);
      if (known) return { lat: known.lat, lng: known.lng };
      const around = byOutcode.get(sector.split(' ')[0] ?? '') ?? [];
      if (around.length === 0) return null;
      const sum = around.reduce((total, { lat, lng }) => ({ lat: total.lat + lat, lng: total.lng + lng }), {
        lat: 0,
        lng: 0,
      });
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

export type SectorCentres = ReturnType<typeof createSectorCentres>;
