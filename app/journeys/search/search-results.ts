export interface ListedAddress {
  readonly mpan: string | null;
  readonly postcode: string;
  readonly houseNo: string | null;
  readonly fullAddress: string;
  readonly town?: string | null;
  readonly county?: string | null;
}
export interface ListedGroup {
  readonly postcode: string;
  readonly houseName: string | null;
  readonly fullAddress: string;
  readonly addresses: readonly ListedAddress[];
}
export type Listed =
  ({ readonly kind: 'single' } & ListedAddress) | ({ readonly kind: 'multiple' } & ListedGroup);

export interface AddressResult {
  readonly choice: string;
  readonly title: string;
  readonly place: string;
  readonly isExport: boolean;
}
export interface AddressGroup {
  readonly title: string;
  readonly place: string;
  readonly addresses: readonly AddressResult[];
}
export type SearchResult = AddressResult | AddressGroup;

export const isGroup = (found: SearchResult): found is AddressGroup => 'addresses' in found;

/**
 * "4 Lantern Street, Cambridge, CB1 9ZA" splits into the part that distinguishes homes and the
 * place they share.
 */
export function addressLines(
  address: Pick<ListedAddress, 'fullAddress' | 'postcode' | 'town' | 'county'>,
): {
  title: string;
  place: string;
} {
  const parts = address.fullAddress
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part && part !== address.postcode);
  const isPlace = (part: string) => part === address.town || part === address.county;
  const known = parts.filter((part) => !isPlace(part));
  // A stored address without a town has it as its last part.
  const title = address.town ? known : parts.slice(0, Math.max(1, parts.length - 1));
  const place = [address.town ?? parts.slice(title.length).join(', '), address.postcode]
    .filter(Boolean)
    .join(', ');
  return { title: title.join(', ') || address.postcode, place };
}

/** Only the server can identify an address, because no page reveals a meter point number. */
export type ChoiceOf = (address: ListedAddress) => string;

export function addressResult(address: ListedAddress, choiceOf: ChoiceOf): AddressResult {
  return {
    ...addressLines(address),
    choice: choiceOf(address),
    isExport: address.houseNo === 'EXPORT',
  };
}

/** "Flat 3, Quay House, Wharf Lane" without the street that is shared within Quay House. */
function withinBuilding(address: AddressResult, building: string | null): AddressResult {
  const parts = address.title.split(', ');
  const end = building === null ? -1 : parts.indexOf(building);
  return end > 0 ? { ...address, title: parts.slice(0, end + 1).join(', ') } : address;
}

/** The flats of each building are grouped; a group of one is not a group. */
export function searchResultsOf(results: readonly Listed[], choiceOf: ChoiceOf): SearchResult[] {
  return results.map((result) => {
    if (result.kind === 'single') return addressResult(result, choiceOf);
    const addresses = result.addresses.map((address) =>
      withinBuilding(addressResult(address, choiceOf), result.houseName),
    );
    const [only] = result.addresses;
    if (only && addresses.length === 1) return addressResult(only, choiceOf);
    const { title, place } = addressLines({
      ...result,
      town: result.addresses[0]?.town,
      county: result.addresses[0]?.county,
    });
    return { title: result.houseName ?? title, place, addresses };
  });
}
