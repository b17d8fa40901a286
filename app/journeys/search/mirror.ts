import { localKeys, sessionKeys } from '~/cms/browser-storage';
import type { ChosenAddress } from './choice-answer';
import type { AddressResult } from './search-results';

/** For other readers of the specification's browser keys; the site itself asks the server. */
export const mirrorSearchTerm = (value: string): void =>
  sessionKeys.set('postcodeSearchTerm', value);
export const mirrorSearchedAddress = (address: ChosenAddress): void =>
  localKeys.set('searchedAddress', JSON.stringify(address));
export const mirrorRecents = (recents: readonly AddressResult[]): void =>
  localKeys.set('searchLocation', JSON.stringify(recents));
