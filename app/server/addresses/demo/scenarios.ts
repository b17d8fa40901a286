import { suppliers, type Supplier } from './names';
import { demoMpan, fullAddressOf, ownNetworks, type DemoPlace, type Network } from './place';

/** House number to the last five digits of its meter point: three of a series, two of the house. */
type Houses = Readonly<Record<string, number>>;
interface Scenario extends Omit<DemoPlace, 'dno' | 'mpid' | 'premises' | 'houseName'> {
  readonly network: Network;
  readonly supplier: Supplier;
  readonly houses: Houses;
  readonly houseName?: string;
}

const SERIES_START = 100_000;
const series = (code: number, houses: readonly number[]): Houses =>
  Object.fromEntries(houses.map((house) => [String(house), code * 100 + house]));
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const flats = (code: number, count: number): Houses =>
  Object.fromEntries(upTo(count).map((flat) => [`Flat ${flat}`, code * 100 + flat]));

const east = (
  postcode: string,
  street: string,
  town: string,
  county: string,
  houses: Houses,
  supplier: Supplier = suppliers.fenland,
): Scenario => ({
  postcode,
  street,
  town,
  county,
  houses,
  supplier,
  network: ownNetworks[1],
});
const london = (postcode: string, street: string, town: string, houses: Houses): Scenario => ({
  postcode,
  street,
  town,
  county: 'Greater London',
  houses,
  supplier: suppliers.beacon,
  network: ownNetworks[2],
});
const southEast = (postcode: string, street: string, town: string, county: string, houses: Houses): Scenario => ({
  postcode,
  street,
  town,
  county,
  houses,
  supplier: suppliers.harbour,
  network: ownNetworks[3],
});
const foreign = (postcode: string, street: string, town: string, distributorId: number, mpid: string): Scenario => ({
  postcode,
  street,
  town,
  county: null,
  houses: series(901, upTo(6)),
  supplier: suppliers.harbour,
  network: { dno: distributorId, mpid, distributorId },
});

/** The postcodes that the README lists: what each is for stands in design/demo-data. */
const scenarios: readonly Scenario[] = [
  east('CB1 9ZA', 'Orchard Row', 'Cambridge', 'Cambridgeshire', series(901, [7, 9])),
  east('CB2 9ZA', 'Saddler Street', 'Cambridge', 'Cambridgeshire', series(902, upTo(12))),
  east('CB3 9ZA', 'Bittern Close', 'Cambridge', 'Cambridgeshire', series(904, upTo(8))),
  east('IP1 9ZA', 'Mariner Road', 'Ipswich', 'Suffolk', series(905, upTo(14))),
  east('IP2 9ZA', 'Compass Lane', 'Ipswich', 'Suffolk', series(906, upTo(10))),
  east('NR1 9ZA', 'Chantry Road', 'Norwich', 'Norfolk', series(907, upTo(9))),
  east('NR2 9ZA', 'Linnet Way', 'Norwich', 'Norfolk', { ...series(912, upTo(8)), '2': 90902 }),
  east('NR3 9ZA', 'Minster Avenue', 'Norwich', 'Norfolk', { ...series(913, upTo(8)), '3': 90903 }),
  east('NR4 9ZA', 'Skylark Drive', 'Norwich', 'Norfolk', { ...series(914, upTo(8)), '4': 90904 }),
  east('NR5 9ZA', 'Granary Lane', 'Norwich', 'Norfolk', series(908, upTo(8))),
  {
    ...east('CM1 9ZA', 'Wharf Lane', 'Chelmsford', 'Essex', flats(903, 24), suppliers.harbour),
    houseName: 'Quay House',
  },
  east('CM2 9ZA', 'Anvil Close', 'Chelmsford', 'Essex', series(910, upTo(7))),
  london('SE1 9ZA', 'Anchor Terrace', 'London', series(904, upTo(12))),
  london('SE2 9ZA', 'Quayside', 'Abbey Wood', { ...series(902, upTo(8)), '3': 90101 }),
  london('SE3 9ZA', 'Beacon Row', 'Blackheath', { ...series(903, upTo(8)), '3': 90103 }),
  london('SE4 9ZA', 'Mulberry Street', 'Brockley', series(905, upTo(8))),
  southEast('TN1 9ZA', 'Oast Lane', 'Tunbridge Wells', 'Kent', series(906, upTo(10))),
  southEast('BN1 9ZA', 'Flint Street', 'Brighton', 'East Sussex', { '1': 90101 }),
  southEast('BN2 9ZA', 'Chalk Road', 'Brighton', 'East Sussex', { '2': 90102 }),
  southEast('BN3 9ZA', 'Shingle Way', 'Hove', 'East Sussex', { '3': 90103 }),
  southEast('BN4 9ZA', 'Downs View', 'Brighton', 'East Sussex', { ...series(904, [2, 4, 6]), EXPORT: 90105 }),
  southEast('BN9 9ZA', 'Tide Street', 'Newhaven', 'East Sussex', series(909, upTo(7))),
  foreign('M1 9ZA', 'Mill Street', 'Manchester', 16, 'NORW'),
  foreign('B1 9ZA', 'Foundry Lane', 'Birmingham', 14, 'MIDE'),
  foreign('LS1 9ZA', 'Aire Street', 'Leeds', 23, 'YELG'),
  foreign('OX1 9ZA', 'Isis Road', 'Oxford', 20, 'SOUT'),
  foreign('EH1 9ZA', 'Castle Row', 'Edinburgh', 18, 'SPOW'),
];

/** The export meter of the demonstration stands at number 4, beside its import meter. */
const shownAs = (houseNo: string, scenario: Scenario): string => {
  const named = { ...scenario, houseName: scenario.houseName ?? null };
  return houseNo === 'EXPORT' ? `${fullAddressOf('4', named)} (export meter)` : fullAddressOf(houseNo, named);
};

/** The addresses of the contract postcodes. */
export const scenarioPlaces = (): DemoPlace[] =>
  scenarios.map((scenario) => ({
    postcode: scenario.postcode,
    street: scenario.street,
    houseName: scenario.houseName ?? null,
    town: scenario.town,
    county: scenario.county,
    dno: scenario.network.dno,
    mpid: scenario.network.mpid,
    premises: Object.entries(scenario.houses).map(([houseNo, digits]) => ({
      houseNo,
      mpan: demoMpan(scenario.network.distributorId, SERIES_START + digits),
      supplier: scenario.supplier,
      fullAddress: shownAs(houseNo, scenario),
    })),
  }));
