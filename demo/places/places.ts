import { operator } from '#operator/profile.json';
import { REGIONS } from '~/domain/region';
import { blockKinds, cottageNames, streetWords, supplierList } from './names';
import { demoMpan, fullAddressOf, networkOfRegion, type DemoPlace } from './place';
import { pick, seededRandom, seedOf } from './random';
import { scenarioPlaces } from './scenarios';
import { demoSectors, type DemoSector } from './sectors';

export { demoSectors, type DemoSector };

/** Changes with the generator and the operator, so that an older store is refilled. */
export const DEMO_VERSION = `demo-3 ${operator.name}`;
/** The scenarios' numbers are below. */
const FIRST_NUMBER = 100_000_000;
const FEWEST_HOUSES = 8;
const MOST_MORE_HOUSES = 10;

type Serial = () => number;
type Bare = Omit<DemoPlace, 'premises'>;

function premisesOf(
  place: Bare,
  houseNos: readonly (string | null)[],
  distributorId: number,
  serial: Serial,
  random: () => number,
): DemoPlace {
  return {
    ...place,
    premises: houseNos.map((houseNo) => ({
      houseNo,
      mpan: demoMpan(distributorId, FIRST_NUMBER + serial()),
      supplier: pick(random, supplierList),
      fullAddress: fullAddressOf(houseNo, place),
    })),
  };
}

/**
 * One street of houses per postcode; one in nine has a block of flats, one in seven a house with a
 * name and no number.
 */
function placesOf(sector: DemoSector, serial: Serial): DemoPlace[] {
  const random = seededRandom(seedOf(sector.sector) + 1);
  const { dno, mpid, distributorId } = networkOfRegion(sector.region);
  return sector.postcodes.flatMap((postcode, index) => {
    const street: Bare = {
      postcode,
      street: sector.streets[index] ?? 'High Street',
      houseName: null,
      town: sector.town,
      county: sector.county,
      dno,
      mpid,
    };
    const make = (place: Bare, houseNos: readonly (string | null)[]) =>
      premisesOf(place, houseNos, distributorId, serial, random);
    const step = random() < 0.5 ? 2 : 1;
    const houses = Array.from(
      { length: FEWEST_HOUSES + Math.floor(random() * MOST_MORE_HOUSES) },
      (_, at) => String(1 + at * step),
    );
    const places = [make(street, random() < 0.1 ? [...houses, `${houses.length}A`] : houses)];
    if (random() < 1 / 9) {
      const flats = Array.from(
        { length: 4 + Math.floor(random() * 10) },
        (_, at) => `Flat ${at + 1}`,
      );
      places.push(
        make(
          { ...street, houseName: `${pick(random, streetWords)} ${pick(random, blockKinds)}` },
          flats,
        ),
      );
    }
    if (random() < 1 / 7)
      places.push(make({ ...street, houseName: pick(random, cottageNames) }, [null]));
    return places;
  });
}

/** Own network first, always the same. */
export function demoPlaces(): DemoPlace[] {
  let count = 0;
  const serial = () => (count += 1);
  const ordinary = demoSectors().filter((sector) => !sector.scenario);
  const places = [...scenarioPlaces(), ...ordinary.flatMap((sector) => placesOf(sector, serial))];
  return places.sort((a, b) => Number(a.dno > REGIONS.length) - Number(b.dno > REGIONS.length));
}
