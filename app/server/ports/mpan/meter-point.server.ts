import { isOwnNetwork, type Address } from '~/domain/address';
import { expandGroups } from '~/domain/address-search';
import { isFailure } from '~/domain/failure';
import { parseMpan } from '~/domain/mpan';
import type { AddressDirectory } from '../addresses/port';
import { isChosen, parseChoice } from '../addresses/choice.server';
import type { Meters } from './port';

export interface MeterPoint {
  readonly mpan: string;
  readonly supplierName: string;
  readonly supplierNumber: string;
}
type MeterPointResult =
  | { readonly kind: 'found'; readonly meter: MeterPoint; readonly fullAddress: string }
  | {
      readonly kind: 'problem';
      readonly problem: ChoiceProblem;
      readonly fullAddress: string | null;
    }
  | { readonly kind: 'unavailable' };

interface Lookup {
  readonly addresses: AddressDirectory;
  readonly meters: Pick<Meters, 'supplierOf'>;
  readonly mode: 'mpan' | 'export';
  readonly choice: unknown;
}

type ChoiceProblem = 'Gone' | 'NoMeter' | 'NotOurs';

/** A posted choice only says where to look. */
async function readAddress({ addresses, mode, choice: posted }: Lookup): Promise<Address | null> {
  const choice = parseChoice(posted);
  if (!choice) return null;
  const { postcode } = choice;
  const results = await (mode === 'export'
    ? addresses.searchExport(postcode)
    : addresses.search({ value: postcode, isPostcodeSearchOnly: true }));
  return expandGroups(results).find((address) => isChosen(address, choice)) ?? null;
}

/** With its supplier, which is looked up if missing. Decisions J-958, J-965. */
export async function meterPointOf(lookup: Lookup): Promise<MeterPointResult> {
  const problem = (what: ChoiceProblem, fullAddress: string | null): MeterPointResult => ({
    kind: 'problem',
    problem: what,
    fullAddress,
  });
  try {
    const address = await readAddress(lookup);
    if (!address) return problem('Gone', null);
    const { fullAddress } = address;
    if (lookup.mode === 'mpan' && !address.isOwnNetwork && !isOwnNetwork(address))
      return problem('NotOurs', fullAddress);
    const mpan = parseMpan(address.mpan);
    if (mpan === null) return problem('NoMeter', fullAddress);
    const { supplierName, supplierNumber } =
      address.supplierName && address.supplierNumber
        ? address
        : await lookup.meters.supplierOf(mpan);
    if (!supplierName || !supplierNumber) return problem('NoMeter', fullAddress);
    return { kind: 'found', meter: { mpan, supplierName, supplierNumber }, fullAddress };
  } catch (error) {
    return isFailure(error, 'not-found') ? problem('NoMeter', null) : { kind: 'unavailable' };
  }
}
