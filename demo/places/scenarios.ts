import rows from '#operator/demonstration/scenarios.json';
import { suppliers, type SupplierName } from './names';
import { demoMpan, fullAddressOf, networkOfRegion, type DemoPlace, type Network } from './place';

interface Scenario extends Pick<DemoPlace, 'postcode' | 'street' | 'town' | 'county'> {
  /** Only for our own network; otherwise another distributor's. */
  readonly region?: number;
  readonly distributor?: { readonly id: number; readonly mpid: string };
  /** Three digits, followed by two for the house. */
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

export const scenarioOutcodes: ReadonlySet<string> = new Set(
  scenarios
    .filter(({ region }) => region !== undefined)
    .map(({ postcode }) => postcode.split(' ')[0] ?? '')
    .concat('CO1'),
);

const SERIES_START = 100_000;
/** The suppliers of the first regions; elsewhere the last one. */
const SUPPLIERS = ['fenland', 'beacon', 'harbour'] as const;
const supplierOf = ({ supplier, region = SUPPLIERS.length }: Scenario): string =>
  supplier ?? SUPPLIERS[region - 1] ?? 'harbour';

function networkOf({ region, distributor }: Scenario): Network {
  if (region !== undefined) return networkOfRegion(region);
  const { id = 0, mpid = '' } = distributor ?? {};
  return { dno: id, mpid, distributorId: id };
}

const upTo = (count: number) => Array.from({ length: count }, (_, index) => String(index + 1));

function housesOf({
  series = 0,
  houses = 0,
  flats = 0,
  others,
}: Scenario): Readonly<Record<string, number>> {
  const numbers = typeof houses === 'number' ? upTo(houses) : houses;
  const digits = (number: string) => series * 100 + Number(number);
  const found: Record<string, number> = {};
  for (const number of numbers) found[number] = digits(number);
  for (const number of upTo(flats)) found[`Flat ${number}`] = digits(number);
  for (const [number, other] of Object.entries(others ?? {}))
    if (other !== undefined) found[number] = other;
  return found;
}

/** The export meter of the demonstration is at number 4, beside its import meter. */
const shownAs = (houseNo: string, scenario: Scenario): string => {
  const named = { ...scenario, houseName: scenario.houseName ?? null };
  return houseNo === 'EXPORT'
    ? `${fullAddressOf('4', named)} (export meter)`
    : fullAddressOf(houseNo, named);
};

/** The README lists them. */
export const scenarioPlaces = (): DemoPlace[] =>
  scenarios.map((scenario) => {
    const { dno, mpid, distributorId } = networkOf(scenario);
    const supplier = suppliers[supplierOf(scenario) as SupplierName];
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
