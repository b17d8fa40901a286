import { expandGroups } from '~/domain/address-search';
import { Failure, isFailure } from '~/domain/failure';
import type { AddressDirectory } from '../addresses/addresses';
import { demoMeters } from './demo-meters';
import type { Meters } from './meters';

const NO_METER = 'We do not know this meter number. Please check it.';
const NO_METER_POINT = 'We do not know this meter point number. Please check it.';

/** Meters of the demonstration network, and the suppliers of its directory of addresses. */
export function createEmbeddedMeters(addresses: Pick<AddressDirectory, 'search'>): Meters {
  return {
    async byMeterNumber(meterNumber) {
      const meter = demoMeters[meterNumber.toUpperCase()];
      if (!meter) throw new Failure('not-found', NO_METER, 'value');
      return meter;
    },
    async supplierOf(mpan) {
      const known = Object.values(demoMeters).find((meter) => meter.mpan === mpan);
      const found = known ? [known] : expandGroups(await searchByMpan(addresses, mpan));
      const [address] = found;
      if (!address?.mpan) throw new Failure('not-found', NO_METER_POINT, 'mpan');
      return { supplierNumber: address.supplierNumber, supplierName: address.supplierName, mpan: address.mpan };
    },
  };
}

async function searchByMpan(addresses: Pick<AddressDirectory, 'search'>, mpan: string) {
  try {
    return await addresses.search({ value: mpan, isMpan: true });
  } catch (error) {
    if (isFailure(error, 'unavailable')) throw error;
    throw new Failure('not-found', NO_METER_POINT, 'mpan', { cause: error });
  }
}
