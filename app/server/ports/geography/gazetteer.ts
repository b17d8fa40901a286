import type { Gazetteer, Locality } from '~/domain/incident/place/place-name';
import type { Position } from '~/domain/position';
import postTowns from './data/districts.json';
import packed from './data/towns.json';

/** Further than this from every town, a name would mislead. */
const FARTHEST_KM = 12;
const KM_PER_DEGREE = 111.2;

const districts = new Map<string, Locality>();
for (const [town = '', county = null, outcodes = ''] of postTowns) {
  for (const outcode of outcodes?.split(' ') ?? [])
    if (!districts.has(outcode)) districts.set(outcode, { town: town ?? '', county });
}

const towns = packed.map(([name, area, lat, lng]) => ({
  locality: { town: String(name), county: area === null ? null : String(area) } satisfies Locality,
  lat: Number(lat),
  lng: Number(lng),
}));

function near(place: Position): Locality | null {
  const narrow = Math.cos((place.lat * Math.PI) / 180);
  let best: Locality | null = null;
  let least = (FARTHEST_KM / KM_PER_DEGREE) ** 2;
  for (const { locality, lat, lng } of towns) {
    const distance = (lat - place.lat) ** 2 + ((lng - place.lng) * narrow) ** 2;
    if (distance <= least) [best, least] = [locality, distance];
  }
  return best;
}

/**
 * A hand-made table of postcode districts and post towns, then the towns of GeoNames (CC BY 4.0).
 * Inner London districts with a letter ("EC1R") are found without it. docs/decisions/place-names.md
 */
export const gazetteer: Gazetteer = {
  ofOutcode: (outcode) =>
    districts.get(outcode) ?? districts.get(outcode.replace(/(?<=\d)[A-Z]$/, '')) ?? null,
  near,
};
