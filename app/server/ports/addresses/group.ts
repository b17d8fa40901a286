import type { Address, AddressGroup, AddressResult } from '~/domain/address';
import { compareAddresses } from '~/domain/address-search';

const buildingOf = ({ postcode, houseName }: Address): string | null =>
  houseName === null ? null : `${postcode}|${houseName}`;

/** "Quay House, Chelmsford, CM1 9ZA" */
function groupOf(addresses: readonly Address[], { postcode, houseName, town }: Address): AddressGroup {
  const fullAddress = [houseName, town, postcode].filter((part) => part !== null).join(', ');
  return { kind: 'multiple', postcode, houseName, fullAddress, addresses };
}

/**
 * Returns addresses for a list: own network first, in natural order, the units of one building
 * grouped at the first one's position. Specification: lookup, section 3 (address result);
 * api.openapi.yaml, get-addresses.
 */
export function groupAddresses(found: readonly Address[]): AddressResult[] {
  const sorted = [...found].sort(compareAddresses);
  const buildings = new Map<string, Address[]>();
  for (const address of sorted) {
    const building = buildingOf(address);
    if (building) buildings.set(building, [...(buildings.get(building) ?? []), address]);
  }
  return sorted.flatMap((address): AddressResult[] => {
    const units = buildings.get(buildingOf(address) ?? '') ?? [];
    if (units.length < 2) return [address];
    return units[0] === address ? [groupOf(units, address)] : [];
  });
}
