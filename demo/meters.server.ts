import { z } from 'zod';
import { expandGroups } from '~/domain/address-search';
import { Failure, isFailure } from '~/domain/failure';
import type { AddressDirectory } from '~/server/ports/addresses/port';
import { MpanInput } from '~/server/lib/api-input';
import { parseInput, queryOf } from '~/server/lib/api.server';
import type { Wire } from '~/server/lib/wire';
import { respond, type Answers } from './answers.server';
import data from './data/meters.json';

const NO_METER = 'We do not know this meter number. Please check it.';
const NO_METER_POINT = 'We do not know this meter point number. Please check it.';

/** By meter number: one of ours, one of another distributor. */
const meters = new Map<string, Wire<'MeterLookup'>>(Object.entries(data));

const ByNumber = z.object({ value: z.string().trim() });
const ByMpan = z.object({ mpan: MpanInput });

type Directory = Pick<AddressDirectory, 'search'>;

async function addressOf(addresses: Directory, mpan: string) {
  try {
    return expandGroups(await addresses.search({ value: mpan, isMpan: true }))[0];
  } catch (error) {
    if (isFailure(error, 'unavailable')) throw error;
    throw new Failure('not-found', NO_METER_POINT, 'mpan', { cause: error });
  }
}

export function meterAnswers(addresses: Directory): Answers {
  return {
    '/api/meter-serial-number-mpan-cheker': {
      GET: (request) => {
        const meter = meters.get(parseInput(ByNumber, queryOf(request)).value.toUpperCase());
        if (!meter) throw new Failure('not-found', NO_METER, 'value');
        return respond<'MeterLookup'>(meter);
      },
    },
    '/api/supplier-details': {
      GET: async (request) => {
        const { mpan } = parseInput(ByMpan, queryOf(request));
        const lookup = [...meters.values()].find((meter) => meter.mpan === mpan);
        const found = lookup ?? (await addressOf(addresses, mpan));
        if (!found?.mpan) throw new Failure('not-found', NO_METER_POINT, 'mpan');
        const { supplierNumber, supplierName } = found;
        return respond<'SupplierDetails'>({ supplierNumber, supplierName, mpan });
      },
    },
  };
}
