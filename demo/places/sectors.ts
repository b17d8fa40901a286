import type { Position } from '~/domain/position';
import { pick, seededRandom, seedOf } from './random';
import { scenarioOutcodes } from './scenarios';
import { streetKinds, streetWords } from './names';
import { demoTowns, type DemoTown } from './town';

/** Sectors that end in 9 are reserved for scenarios, so that no ordinary address shares one. */
export interface DemoSector {
  /** "CB1 4" */
  readonly sector: string;
  readonly town: string;
  readonly county: string | null;
  readonly region: number;
  readonly lat: number;
  readonly lng: number;
  readonly streets: readonly string[];
  readonly postcodes: readonly string[];
  readonly scenario: boolean;
}

const SECTORS_PER_OUTCODE = 4;
const KM_PER_DEGREE = 111.2;
const GOLDEN_ANGLE = 137.508;
/** Letters that Royal Mail uses in the second half of a postcode. */
const UNIT_LETTERS = [...'ABDEFGHJLNPQRSTUWXYZ'];

/** `step` along a spiral around `from`; by the sea only the inland half is used. */
function spread(from: Position, step: number, kilometres: number, inland: number | null): Position {
  if (step === 0) return from;
  const turn = step * GOLDEN_ANGLE;
  const bearing = (((inland === null ? turn : inland + ((turn % 120) - 60)) % 360) * Math.PI) / 180;
  const distance = kilometres * Math.sqrt(step);
  const lat = from.lat + (distance * Math.cos(bearing)) / KM_PER_DEGREE;
  const lng =
    from.lng +
    (distance * Math.sin(bearing)) / (KM_PER_DEGREE * Math.cos((from.lat * Math.PI) / 180));
  return { lat: Math.round(lat * 1e5) / 1e5, lng: Math.round(lng * 1e5) / 1e5 };
}

const exampleStreets: Readonly<Record<string, string>> = { 'CB1 1': 'Lantern Street' };

function sectorsOfOutcode(town: DemoTown, outcode: string, centre: Position): DemoSector[] {
  const random = seededRandom(seedOf(outcode));
  const reach = town.region === 2 ? 0.35 : 0.7;
  const about = { town: town.town, county: town.county, region: town.region };
  return Array.from(
    { length: SECTORS_PER_OUTCODE + (random() < 0.5 ? 1 : 0) },
    (_, index): DemoSector => {
      const sector = `${outcode} ${index + 1}`;
      const example = exampleStreets[sector];
      const street = () => example ?? `${pick(random, streetWords)} ${pick(random, streetKinds)}`;
      const unit = () => pick(random, UNIT_LETTERS) + pick(random, UNIT_LETTERS);
      const units = [...new Set([unit(), unit()])];
      return {
        ...about,
        sector,
        ...spread(centre, index, reach, town.inland),
        streets: units.map(street),
        postcodes: units.map((letters) => sector + letters),
        scenario: false,
      };
    },
  );
}

function sectorsOfTown(town: DemoTown): DemoSector[] {
  return town.outcodes.flatMap((outcode, index) => {
    const centre = spread(town, index, 1.5, town.inland);
    const ordinary = sectorsOfOutcode(town, outcode, centre);
    if (!scenarioOutcodes.has(outcode)) return ordinary;
    const about = { town: town.town, county: town.county, region: town.region };
    const place = spread(centre, ordinary.length, 0.5, town.inland);
    // CO1 9ZZ is valid and in the area, but has no addresses.
    return [
      ...ordinary,
      {
        ...about,
        sector: `${outcode} 9`,
        ...place,
        streets: [],
        postcodes: [`${outcode} ${outcode === 'CO1' ? '9ZZ' : '9ZA'}`],
        scenario: true,
      },
    ];
  });
}

let made: readonly DemoSector[] | null = null;

/** Region by region. Computed once. */
export function demoSectors(): readonly DemoSector[] {
  made ??= demoTowns.flatMap(sectorsOfTown);
  return made;
}
