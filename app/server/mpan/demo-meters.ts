import { suppliers } from '../addresses/demo/names';
import { demoMpan } from '../addresses/demo/place';
import type { MeterLookup } from './meters';

/** The meters of the demonstration by their number: one of ours, one of another distributor. Contract: demonstration data. */
export const demoMeters: Readonly<Record<string, MeterLookup>> = {
  MPN1001: {
    isUkpnDno: true,
    distributorMpid: 'EELC',
    supplierNumber: suppliers.fenland.phone,
    supplierName: suppliers.fenland.name,
    mpan: demoMpan(10, 191_001),
  },
  OTH2002: {
    isUkpnDno: false,
    distributorMpid: 'NORW',
    supplierNumber: suppliers.harbour.phone,
    supplierName: suppliers.harbour.name,
    mpan: demoMpan(16, 192_002),
  },
};
