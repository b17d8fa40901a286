import { z } from 'zod';
import { isOwnNetwork, type Address, type AddressResult } from '~/domain/address';
import { parseMpan } from '~/domain/mpan';
import { parsePostcode } from '~/domain/postcode';

/** A text of at most `longest` characters; null where it is missing, blank or something else. */
const text = (longest: number) =>
  z
    .string()
    .nullish()
    .catch(null)
    .transform((value) => value?.trim().slice(0, longest) || null);

/** Specification: lookup, section 3 (address result); api.openapi.yaml, AddressSingle. Display fields may be missing. */
const Single = z
  .object({
    mpan: z.unknown().transform(parseMpan),
    postCode: z.string(),
    houseNo: text(50),
    houseName: text(100),
    street: text(100),
    town: text(100),
    county: text(100),
    fullAddress: text(300),
    supplierName: text(100),
    supplierNumber: text(30),
    dno: z.number().int().min(0).max(99),
    isUkpnDno: z.boolean().optional().catch(undefined),
    distributorMpid: text(4),
  })
  .transform(({ postCode, isUkpnDno, fullAddress, ...rest }, context): Address => {
    const postcode = parsePostcode(postCode)?.postcode;
    if (!postcode) {
      context.addIssue({ code: z.ZodIssueCode.custom, message: 'not a postcode', path: ['postCode'] });
      return z.NEVER;
    }
    const spoken = [rest.houseNo, rest.houseName, rest.street, rest.town, postcode]
      .filter((part) => part !== null)
      .join(', ');
    return {
      kind: 'single',
      ...rest,
      postcode,
      fullAddress: fullAddress ?? spoken,
      isOwnNetwork: isOwnNetwork({ dno: rest.dno, isUkpnDno }),
    };
  });

const Multiple = z.object({
  __typename: z.literal('multiple'),
  houseName: text(100),
  fullAddress: text(300),
  addresses: z.array(z.unknown()),
});

/** A list as it comes: entries are read one by one. */
export const WireAddresses = z.array(z.unknown()).max(20_000);

function resultOf(entry: unknown): AddressResult | null {
  const group = Multiple.safeParse(entry);
  if (!group.success) return Single.safeParse(entry).data ?? null;
  const { houseName, fullAddress, addresses: inner } = group.data;
  const addresses = inner.flatMap((unit) => Single.safeParse(unit).data ?? []);
  const [first] = addresses;
  return first
    ? {
        kind: 'multiple',
        postcode: first.postcode,
        houseName,
        fullAddress: fullAddress ?? first.fullAddress,
        addresses,
      }
    : null;
}

/** The entries that can be read, and how many could not: one bad entry never blanks the list. api.openapi.yaml, "Readers and writers". */
export function readAddresses(entries: readonly unknown[]): {
  readonly results: readonly AddressResult[];
  readonly dropped: number;
} {
  const results = entries.map(resultOf).filter((result) => result !== null);
  return { results, dropped: entries.length - results.length };
}
