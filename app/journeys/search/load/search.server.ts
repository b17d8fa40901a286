import type { Address, AddressResult, Distributor } from '~/domain/address';
import {
  destinationOfSelection,
  distributorOf,
  expandGroups,
  goesToIncident,
  type SearchMode,
} from '~/domain/address-search';
import type { AddressDirectory } from '~/server/ports/addresses/port';
import { choiceOf, isChosen, parseChoice } from '~/server/ports/addresses/choice.server';
import type { Content } from '~/server/content/content';
import type { Logger } from '~/server/lib/logger.server';
import { askRotaLoad } from './rota-load.server';
import {
  withSelectedAddress,
  type SearchedAddress,
  type Visit,
} from '~/server/visit/session.server';
import type { Supply } from '~/server/ports/supply/port';

export interface SearchGateways {
  addresses: AddressDirectory;
  supply: Pick<Supply, 'rotaLoadCheck' | 'logPostcodeSearch'>;
  content: Pick<Content, 'live' | 'settings'>;
}

export interface Choosing {
  readonly visit: Visit;
  readonly mode: SearchMode;
  /**
   * As posted: the postcode, and what identifies the address within it. Everything else is looked
   * up again.
   */
  readonly choice: unknown;
  readonly ownOnly?: boolean;
}

export type Selected =
  | { readonly kind: 'incident'; readonly visit: Visit }
  | { readonly kind: 'chosen'; readonly visit: Visit; readonly address: SearchedAddress }
  | {
      readonly kind: 'schedule';
      readonly url: string;
      readonly postcode: string;
      readonly blocks: readonly string[];
    }
  | {
      readonly kind: 'other-distributor';
      readonly postcode: string;
      readonly distributor: Distributor | null;
    }
  /** Not in the directory any more, or never was. */
  | { readonly kind: 'gone'; readonly postcode: string | null }
  | { readonly kind: 'unavailable'; readonly postcode: string };

const kept = ({
  postcode,
  mpan,
  houseNo,
  houseName,
  fullAddress,
  dno,
}: Address): SearchedAddress => ({
  postcode,
  mpan,
  houseNo,
  houseName,
  fullAddress,
  dno,
});

async function readAgain(
  addresses: AddressDirectory,
  mode: SearchMode,
  postcode: string,
): Promise<readonly AddressResult[] | null> {
  const found =
    mode === 'export'
      ? addresses.searchExport(postcode)
      : addresses.search({ value: postcode, isPostcodeSearchOnly: true });
  return found.catch(() => null);
}

/**
 * Rota load check first, then the distributor rule, then the visit. The same for lists, recents,
 * dialogs and pages (L-666 to L-672).
 */
export async function selectAddress(
  gateways: SearchGateways,
  logger: Logger,
  { visit, mode, choice: posted, ownOnly = false }: Choosing,
): Promise<Selected> {
  const choice = parseChoice(posted);
  if (!choice) return { kind: 'gone', postcode: null };
  const { postcode, sector } = choice;
  const { powerSharingEnabled } = gateways.content.live();
  const { powerSharingScheduleUrl, distributors } = gateways.content.settings();
  const asksRotaLoad = powerSharingEnabled && goesToIncident(mode);

  const [results, rotaLoad] = await Promise.all([
    readAgain(gateways.addresses, mode, postcode),
    asksRotaLoad ? askRotaLoad(gateways.supply, postcode) : null,
  ]);
  if (results === null) return { kind: 'unavailable', postcode };
  const address = expandGroups(results).find((candidate) => isChosen(candidate, choice));
  if (!address) return { kind: 'gone', postcode };

  const outcome = destinationOfSelection({
    mode,
    address,
    rotaLoad,
    scheduleUrl: powerSharingScheduleUrl,
    powerSharingEnabled,
    turnAwayOthers: ownOnly,
  });
  switch (outcome.kind) {
    case 'schedule':
      return { ...outcome, postcode, blocks: rotaLoad?.blocks ?? [] };
    case 'other-distributor': {
      // Recorded in the background; a failure is only logged.
      void gateways.supply
        .logPostcodeSearch({ mpan: address.mpan, postcode, isMultipin: false })
        .catch((error: unknown) =>
          logger.warn(
            { err: error instanceof Error ? error.name : 'unknown' },
            'a postcode search was not recorded',
          ),
        );
      const known = distributorOf(address, distributors);
      const distributor = known && {
        name: known.name,
        logo: known.logo,
        phone: known.phone,
        website: known.website,
      };
      return { kind: 'other-distributor', postcode, distributor };
    }
    case 'incident':
      return { kind: 'incident', visit: withSelectedAddress(visit, kept(address), sector) };
    case 'chosen':
      return {
        kind: 'chosen',
        visit: { ...visit, chosenAddress: kept(address) },
        address: kept(address),
      };
  }
}

const RESELECTING_PAGES = ['/power-cut/planned-power-cut-search', '/future-planned-power-cut'];

/** From the Referer header; `prevPath` only mirrors it (L-663). Null for a page that isn't ours. */
export function previousPath(request: Request): string | null {
  const referer = request.headers.get('Referer');
  if (!referer || !URL.canParse(referer)) return null;
  const { host, pathname } = new URL(referer);
  return host === (request.headers.get('X-Forwarded-Host') ?? new URL(request.url).host)
    ? pathname
    : null;
}

/** Under the same rules, when the visitor comes from planned work; null if there is none. */
export async function reselectAddress(
  gateways: SearchGateways,
  logger: Logger,
  request: Request,
  visit: Visit,
): Promise<Selected | null> {
  const { searchedAddress } = visit;
  if (!searchedAddress || !RESELECTING_PAGES.includes(previousPath(request) ?? '')) return null;
  return selectAddress(gateways, logger, {
    visit,
    mode: 'power-cut',
    choice: choiceOf(searchedAddress),
  });
}

/** On /future-planned-power-cut the search needs a remembered address (L-662). */
export const needsWayIn = (request: Request, visit: Visit): boolean =>
  visit.searchedAddress === null && previousPath(request) === '/future-planned-power-cut';

/** Null forgets all; an unknown one changes nothing. */
export function forgetRecents(visit: Visit, posted: string | null): Visit {
  const recents =
    posted === null ? [] : visit.recents.filter((recent) => choiceOf(recent) !== posted);
  return { ...visit, recents };
}
