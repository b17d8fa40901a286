import { isRecord } from '~/domain/is-record';
import type { Listed, ListedAddress } from './found';

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);

function addressOf(wire: unknown): ListedAddress | null {
  if (!isRecord(wire)) return null;
  const postcode = text(wire['postCode']);
  if (!postcode) return null;
  const houseNo = text(wire['houseNo']);
  const spoken = [houseNo, text(wire['houseName']), text(wire['street']), text(wire['town']), postcode]
    .filter(Boolean)
    .join(', ');
  return {
    mpan: text(wire['mpan']),
    postcode,
    houseNo,
    town: text(wire['town']),
    county: text(wire['county']),
    fullAddress: text(wire['fullAddress']) ?? spoken,
  };
}

/**
 * Reads an answer of /api/get-addresses in the browser. By hand rather than by zod, which would cost a phone 13 kB to
 * check our own server's answer; an entry that cannot be read is left out. Specification: lookup, sections 3 and 7.
 */
export function listedOf(answer: unknown): Listed[] {
  if (!Array.isArray(answer)) return [];
  return answer.flatMap((entry: unknown): Listed[] => {
    if (!isRecord(entry)) return [];
    if (entry['__typename'] !== 'multiple') {
      const address = addressOf(entry);
      return address ? [{ kind: 'single', ...address }] : [];
    }
    const inner: unknown[] = Array.isArray(entry['addresses']) ? entry['addresses'] : [];
    const addresses = inner.map(addressOf).filter((address) => address !== null);
    const [first] = addresses;
    if (!first) return [];
    const fullAddress = text(entry['fullAddress']) ?? first.fullAddress;
    return [
      { kind: 'multiple', postcode: first.postcode, houseName: text(entry['houseName']), fullAddress, addresses },
    ];
  });
}
