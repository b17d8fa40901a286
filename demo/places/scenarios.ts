import rows from '../data/places/scenarios.json';
import { suppliers, type SupplierName } from './names';
import { demoMpan, fullAddressOf, ownNetworks, type DemoPlace, type Network } from './place';

/** The street of one contract postcode, as in its file. */
interface Scenario extends Pick<DemoPlace, 'postcode' | 'street' | 'town' | 'county'> {
  /** Set for our own network; otherwise another distributor's. */
  readonly region?: number;
  readonly distributor?: { readonly id: number; readonly mpid: string };
  /** Three digits of the meter points, followed by two for the house. */
  readonly series?: number;
  /** From 1 up to a number, or these. */
  readonly houses?: number | readonly string[];
  readonly flats?: number;
  /** Houses with meter points in another series, by the last five digits. */
  readonly others?: Readonly<Record<string, number | undefined>>;
  readonly houseName?: string;
  readonly supplier?: string;
}
const scenarios: readonly Scenario[] = rows;

const SERIES_START = 100_000;
/** The default suppliers by region; other distributors' areas have the last one. */
const SUPPLIERS = { 1: 'fenland', 2: 'beacon', 3: 'harbour', other: 'harbour' } as const;

type Region = keyof typeof ownNetworks;

const regionOf = ({ region }: Scenario): Region | 'other' => (region as Region | undefined) ?? 'other';

function networkOf(scenario: Scenario): Network {
  const region = regionOf(scenario);
  if (region !== 'other') return ownNetworks[region];
  const { id = 0, mpid = '' } = scenario.distributor ?? {};
  return { dno: id, mpid, distributorId: id };
}

const upTo = (count: number) => Array.from({ length: count }, (_, index) => String(index + 1));

/** Maps house numbers to the last five digits of their meter points. */
function housesOf({ series = 0, houses = 0, flats = 0, others }: Scenario): Readonly<Record<string, number>> {
  const numbers = typeof houses === 'number' ? upTo(houses) : houses;
  const digits = (number: string) => series * 100 + Number(number);
  const found: Record<string, number> = {};
  for (const number of numbers) found[number] = digits(number);
  for (const number of upTo(flats)) found[`Flat ${number}`] = digits(number);
  for (const [number, other] of Object.entries(others ?? {})) if (other !== undefined) found[number] = other;
  return found;
}

/** The export meter of the demonstration is at number 4, beside its import meter. */
const shownAs = (houseNo: string, scenario: Scenario): string => {
  const named = { ...scenario, houseName: scenario.houseName ?? null };
  return houseNo === 'EXPORT' ? `${fullAddressOf('4', named)} (export meter)` : fullAddressOf(houseNo, named);
};

/**
 * Returns the addresses of the contract postcodes: the README lists them, and design/demo-data
 * gives their purpose.
 */
export const scenarioPlaces = (): DemoPlace[] =>
  scenarios.map((scenario) => {
    const { dno, mpid, distributorId } = networkOf(scenario);
    const supplier = suppliers[(scenario.supplier ?? SUPPLIERS[regionOf(scenario)]) as SupplierName];
    return {
      postcode: scenario.postcode,
      street: scenario.street,
      houseName: scenario.houseName ?? null,
      town: scenario.town,
      county: scenario.county,
      dno,
      mpid,
      premises: Object.entries(housesOf(scenario)).map(([houseNo, digits]) => ({
        houseNo,
        mpan: demoMpan(distributorId, SERIES_START + digits),
        supplier,
        fullAddress: shownAs(houseNo, scenario),
      })),
    };
  });
