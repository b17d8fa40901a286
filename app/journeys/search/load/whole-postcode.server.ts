import { isOwnNetwork, type AddressResult } from '~/domain/address';
import { expandGroups, type SearchMode } from '~/domain/address-search';
import {
  destinationForAddress,
  incidentsForAddress,
  type AddressQuestion,
} from '~/domain/incident/for-address';
import { isCurrent, isSinglePremise } from '~/domain/incident/flags';
import { parsePostcode } from '~/domain/postcode';
import type { Instant } from '~/domain/time/instant';
import type { Gateways } from '~/server/gateways.server';
import type { Supply } from '~/server/ports/supply/port';
import { withPostcode, type Visit } from '~/server/visit/session.server';
import { askRotaLoad } from './rota-load.server';

export interface PostcodeAnswer {
  readonly to: string;
  readonly visit: Visit;
}

/** Searches that answer at once. "Change address" has the mode "header" and always shows the list. */
const ANSWERING: ReadonlySet<SearchMode> = new Set(['homepage', 'power-cut', 'storm']);
export const answersAtOnce = (mode: SearchMode): boolean => ANSWERING.has(mode);

export interface PostcodeSearch {
  readonly mode: SearchMode;
  readonly returnTo?: string | undefined;
  readonly value: string;
  readonly results: readonly AddressResult[];
  readonly visit: Visit;
  readonly now: Instant;
}

interface PostcodeSources {
  readonly incidents: Pick<Gateways['incidents'], 'snapshot'>;
  readonly content: Pick<Gateways['content'], 'live'>;
  readonly supply: Pick<Supply, 'rotaLoadCheck'>;
}

/** Before the directory is asked; null if nothing is known for all homes of the postcode. */
export function sharedByPostcode(
  { incidents }: Pick<PostcodeSources, 'incidents'>,
  { mode, returnTo, value, now }: Pick<PostcodeSearch, 'mode' | 'returnTo' | 'value' | 'now'>,
) {
  const postcode = parsePostcode(value);
  const snapshot = incidents.snapshot();
  if (!postcode || !snapshot || !answersAtOnce(mode) || returnTo) return null;
  const isAtOneHome = (snapshot.byPostcode.get(postcode.postcode) ?? []).some(
    (incident) => isSinglePremise(incident) && isCurrent(incident, now),
  );
  const question: AddressQuestion = { snapshot, address: postcode, ownReferences: [], now };
  const found = incidentsForAddress(question);
  return isAtOneHome || found.kind === 'none' || found.kind === 'future'
    ? null
    : { postcode, found };
}

/**
 * Null if the visitor must choose an address: where no power cut is known, because a meter, a
 * logged call or planned work can answer for a single home, and where one home has a power cut of
 * its own.
 */
export async function wholePostcodeAnswer(
  sources: PostcodeSources,
  search: PostcodeSearch,
): Promise<PostcodeAnswer | null> {
  const { content, supply } = sources;
  const { results, visit } = search;
  const shared = sharedByPostcode(sources, search);
  const addresses = expandGroups(results);
  const [first] = addresses;
  if (!shared || !first || !addresses.every(isOurs)) return null;
  const { postcode, found } = shared;
  const isRotaLoad =
    content.live().powerSharingEnabled &&
    (await askRotaLoad(supply, postcode.postcode))?.redirect === true;
  // Choosing an address leads to the schedule.
  if (isRotaLoad) return null;
  return {
    to: destinationForAddress(found, postcode),
    // An address that was chosen there before says more than its postcode.
    visit:
      visit.searchedAddress?.postcode === postcode.postcode
        ? visit
        : withPostcode(visit, postcode, first.dno),
  };
}

const isOurs = (address: Parameters<typeof isOwnNetwork>[0] & { isOwnNetwork: boolean }) =>
  address.isOwnNetwork || isOwnNetwork(address);
