import type { Address } from '~/domain/address';
import type { AddressDirectory } from './addresses';
/** TEMPORARY, by the coordinator: lets the site boot until helper D's adapter lands. D: overwrite freely. */
const house = (postcode: string, houseNo: string, street: string, town: string, dno: number, mpan: string): Address => ({
  kind: 'single', mpan, postcode, houseNo, houseName: null, street, town, county: null, fullAddress: `${houseNo} ${street}, ${town}, ${postcode}`,
  supplierName: 'Fenland Home Energy', supplierNumber: '0808 157 0141', dno, isOwnNetwork: dno <= 3, distributorMpid: dno === 16 ? 'NORW' : null,
});
const all = [
  house('CB1 9ZA', '7', 'Orchard Row', 'Cambridge', 1, '1000001901079'), house('CB1 9ZA', '9', 'Orchard Row', 'Cambridge', 1, '1000001901097'),
  house('CB2 9ZA', '7', 'Mill Lane', 'Cambridge', 1, '1000001902072'), house('NR1 9ZA', '1', 'Heron Way', 'Norwich', 1, '1000001909013'),
  house('SE2 9ZA', '1', 'Noon Lane', 'London', 2, '1200001901031'), house('M1 9ZA', '1', 'Mill Street', 'Manchester', 16, '1600001901011'),
];
export async function createAddressDirectory(_options: unknown): Promise<AddressDirectory> {
  const norm = (text: string) => text.replace(/\s+/g, '').toUpperCase();
  return {
    search: async ({ value, isMpan }) => all.filter((a) => (isMpan ? a.mpan === value : norm(a.fullAddress).includes(norm(value)))),
    searchExport: async () => [],
  };
}
