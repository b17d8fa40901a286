import { z } from 'zod';
import { type AddressResult, isOwnNetwork, type Address } from '~/domain/address';
import { compareAddresses } from '~/domain/address-search';
import { parseMpan } from '~/domain/mpan';
import { parsePostcode } from '~/domain/postcode';
import { orUnavailable, type HttpClient } from '~/server/lib/http-client.server';
import type { Logger } from '~/server/lib/logger.server';
import type { Reads } from '~/server/lib/wire';
import type { AddressDirectory, AddressQuery } from './port';
import { directoryQuestion, exportQuestion } from './question';

const text = (longest: number) =>
  z
    .string()
    .nullish()
    .catch(null)
    .transform((value) => value?.trim().slice(0, longest) || null);

const postcode = z.string().transform((typed, context) => {
  const read = parsePostcode(typed)?.postcode;
  if (!read) context.addIssue({ code: z.ZodIssueCode.custom, message: 'not a postcode' });
  return read ?? z.NEVER;
});

const Single = z
  .object({
    __typename: z.unknown().transform(() => 'single' as const),
    mpan: z.unknown().transform(parseMpan),
    postCode: postcode,
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
  .transform((read) => ({
    ...read,
    isUkpnDno: isOwnNetwork(read),
  })) satisfies Reads<'AddressSingle'>;

const Multiple = z.object({
  __typename: z.literal('multiple'),
  houseName: text(100),
  fullAddress: text(300),
  addresses: z
    .array(Single.nullable().catch(null))
    .transform((units) => units.filter((unit) => unit !== null)),
}) satisfies Reads<'AddressMultiple', 'postCode'>;

export const WireAddresses = z.array(z.unknown()).max(20_000);

function addressOf({
  __typename: kind,
  postCode,
  isUkpnDno,
  fullAddress,
  ...rest
}: z.output<typeof Single>): Address {
  const spoken = [rest.houseNo, rest.houseName, rest.street, rest.town, postCode]
    .filter((part) => part !== null)
    .join(', ');
  return {
    kind,
    ...rest,
    postcode: postCode,
    fullAddress: fullAddress ?? spoken,
    isOwnNetwork: isUkpnDno,
  };
}

function resultOf(entry: unknown): AddressResult | null {
  const group = Multiple.safeParse(entry).data;
  if (!group) {
    const single = Single.safeParse(entry).data;
    return single ? addressOf(single) : null;
  }
  const addresses = group.addresses.map(addressOf);
  const [first] = addresses;
  return first
    ? {
        kind: 'multiple',
        postcode: first.postcode,
        houseName: group.houseName,
        fullAddress: group.fullAddress ?? first.fullAddress,
        addresses,
      }
    : null;
}

/** One bad entry never empties the list. */
export function readAddresses(entries: readonly unknown[]): {
  readonly results: readonly AddressResult[];
  readonly dropped: number;
} {
  const results = entries.map(resultOf).filter((result) => result !== null);
  return { results, dropped: entries.length - results.length };
}

const firstOf = (result: AddressResult) =>
  result.kind === 'single' ? result : result.addresses[0];

function inOrder(results: readonly AddressResult[]): AddressResult[] {
  return [...results].sort((a, b) => {
    const [first, second] = [firstOf(a), firstOf(b)];
    return first && second ? compareAddresses(first, second) : 0;
  });
}

export function createHttpDirectory(
  client: Pick<HttpClient, 'get'>,
  logger: Logger,
): AddressDirectory {
  async function ask(path: string, query: Record<string, string>): Promise<AddressResult[]> {
    const entries = await orUnavailable(
      client.get(`${path}?${new URLSearchParams(query).toString()}`, WireAddresses),
    );
    const { results, dropped } = readAddresses(entries);
    if (dropped > 0) logger.warn({ dropped }, 'entries of the address directory could not be read');
    return inOrder(results);
  }
  const flags = ({
    isMpan = false,
    isPostcodeSearchOnly = false,
    forceEcoesEndpoint = false,
  }: AddressQuery) => ({
    isMpan: String(isMpan),
    isPostcodeSearchOnly: String(isPostcodeSearchOnly),
    forceEcoesEndpoint: String(forceEcoesEndpoint),
  });
  return {
    async search(query) {
      directoryQuestion(query);
      return ask('/api/get-addresses', { value: query.value.trim(), ...flags(query) });
    },
    async searchExport(value) {
      const results = await ask('/api/get-export-addresses', { value: exportQuestion(value) });
      return results.flatMap((result) => (result.kind === 'single' ? [result] : result.addresses));
    },
  };
}
