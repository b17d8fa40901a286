import { isOwnNetwork, type Address, type AddressResult } from './address';
import { distributorIdOf } from './mpan';
import { looksLikePostcode, parsePostcode, type Postcode } from './postcode';

/** The first four continue to the incident page, the others only choose (L-666). */
export const SEARCH_MODES = [
  'header',
  'power-cut',
  'homepage',
  'storm',
  'form',
  'mpan',
  'export',
  'area',
] as const;
export type SearchMode = (typeof SEARCH_MODES)[number];

export type SearchError = 'addressLookupPostcode' | 'addressLengthLessThan5Characters';

export type SearchQuestion =
  | { readonly kind: 'empty' }
  | { readonly kind: 'error'; readonly error: SearchError }
  | { readonly kind: 'postcode'; readonly postcode: Postcode }
  | { readonly kind: 'text'; readonly text: string };

const SHORTEST_TEXT = 5;
const LONGEST_TEXT = 100;

/**
 * In postcode-only mode it must be a full, valid postcode; otherwise at least 5 characters. A
 * postcode with a non-existent area is an error in either mode, because it would find nothing
 * (L-678).
 */
export function searchQuestion(
  value: string,
  { postcodeOnly }: { postcodeOnly: boolean },
): SearchQuestion {
  const text = value
    .slice(0, 4 * LONGEST_TEXT)
    .trim()
    .replace(/\s+/g, ' ')
    .slice(0, LONGEST_TEXT);
  if (text === '') return { kind: 'empty' };
  const postcode = parsePostcode(text);
  if (postcode) return { kind: 'postcode', postcode };
  if (postcodeOnly || looksLikePostcode(text))
    return { kind: 'error', error: 'addressLookupPostcode' };
  if (Array.from(text).length < SHORTEST_TEXT)
    return { kind: 'error', error: 'addressLengthLessThan5Characters' };
  return { kind: 'text', text };
}

export function checkSearchValue(
  value: string,
  { postcodeOnly }: { postcodeOnly: boolean },
): SearchError | null {
  const question = searchQuestion(value, { postcodeOnly });
  if (question.kind === 'empty')
    return postcodeOnly ? 'addressLookupPostcode' : 'addressLengthLessThan5Characters';
  return question.kind === 'error' ? question.error : null;
}

export const expandGroups = (results: readonly AddressResult[]): readonly Address[] =>
  results.flatMap((result) => (result.kind === 'multiple' ? result.addresses : [result]));

const naturally = new Intl.Collator('en-GB', { numeric: true, sensitivity: 'base' });

/** Sorts "Flat 2" before "Flat 10", "7" before "7A" before "8"; no number comes last. */
export const compareHouses = (a: string | null, b: string | null): number =>
  a === null || b === null ? Number(a === null) - Number(b === null) : naturally.compare(a, b);

type Sortable = Pick<
  Address,
  'dno' | 'isOwnNetwork' | 'street' | 'houseNo' | 'houseName' | 'fullAddress'
>;

export function compareAddresses(a: Sortable, b: Sortable): number {
  return (
    Number(b.isOwnNetwork) - Number(a.isOwnNetwork) ||
    compareHouses(a.street, b.street) ||
    compareHouses(a.houseNo, b.houseNo) ||
    compareHouses(a.houseName, b.houseName) ||
    naturally.compare(a.fullAddress, b.fullAddress)
  );
}

/** `{base}/{blocks}?postcode=CB19ZA`; only the base without blocks (L-664, L-707, L-708). */
export function schedulePageUrl(base: string, blocks: readonly string[], postcode: string): string {
  const names = [
    ...new Set(blocks.map((block) => block.trim().toLowerCase()).filter((block) => block !== '')),
  ].sort();
  if (names.length === 0) return base;
  const path = names.map((name) => encodeURIComponent(name)).join('-');
  return `${base.replace(/\/{1,9}$/, '')}/${path}?postcode=${encodeURIComponent(postcode.replace(/\s+/g, ''))}`;
}

interface KnownDistributor {
  readonly name: string;
  readonly mpids: readonly string[];
  readonly distributorIds: readonly number[];
}

/** By its market participant id, its `dno`, or the first digits of its meter point (L-689). */
export function distributorOf<Item extends KnownDistributor>(
  address: Pick<Address, 'distributorMpid' | 'dno' | 'mpan'>,
  distributors: readonly Item[],
): Item | null {
  const mpid = address.distributorMpid?.trim().toUpperCase();
  const ids = [address.dno, address.mpan === null ? null : distributorIdOf(address.mpan)];
  const byMpid =
    mpid &&
    distributors.find(({ mpids, name }) => mpids.includes(mpid) || name.toUpperCase() === mpid);
  return (
    byMpid ||
    distributors.find(({ distributorIds }) =>
      ids.some((id) => id !== null && distributorIds.includes(id)),
    ) ||
    null
  );
}

export interface Selection {
  readonly mode: SearchMode;
  readonly address: Pick<Address, 'dno' | 'isOwnNetwork' | 'postcode'>;
  /** Null if the check was not made, failed or timed out: it is then ignored. */
  readonly rotaLoad: { readonly redirect: boolean; readonly blocks: readonly string[] } | null;
  readonly scheduleUrl: string;
  readonly powerSharingEnabled: boolean;
  readonly turnAwayOthers?: boolean;
}

export type SelectionOutcome =
  | { readonly kind: 'schedule'; readonly url: string }
  | { readonly kind: 'other-distributor' }
  | { readonly kind: 'incident' }
  | { readonly kind: 'chosen' };

export const goesToIncident = (mode: SearchMode): boolean =>
  mode === 'header' || mode === 'power-cut' || mode === 'homepage' || mode === 'storm';

/**
 * Forms unless they say otherwise, exports, and the area checker, which has its own answer (L-668).
 */
const takesOthers = ({ mode, turnAwayOthers = false }: Selection): boolean =>
  mode === 'export' || mode === 'area' || (mode === 'form' && !turnAwayOthers);

/** The rota load check comes first, then the distributor rule (L-666 to L-672). */
export function destinationOfSelection(selection: Selection): SelectionOutcome {
  const { mode, address, rotaLoad, scheduleUrl, powerSharingEnabled } = selection;
  if (goesToIncident(mode) && powerSharingEnabled && rotaLoad?.redirect) {
    return {
      kind: 'schedule',
      url: schedulePageUrl(scheduleUrl, rotaLoad.blocks, address.postcode),
    };
  }
  const isOwn = address.isOwnNetwork || isOwnNetwork(address);
  if (!isOwn && !takesOthers(selection)) return { kind: 'other-distributor' };
  return goesToIncident(mode) ? { kind: 'incident' } : { kind: 'chosen' };
}
