import type { SearchMode } from '~/domain/address-search';

export const SEARCH_PATH = '/power-cut/search';

export interface SearchQuery {
  mode: SearchMode;
  postcodeOnly?: boolean | undefined;
  value?: string | undefined;
  /** Where a choice goes in the modes that only choose: a path of ours. */
  returnTo?: string | undefined;
}

/** The address of the search page: what every search form submits to and every "Change address" links to. */
export function searchHref({ mode, postcodeOnly, value, returnTo }: SearchQuery): string {
  const query = new URLSearchParams({ mode });
  if (postcodeOnly) query.set('postcodeOnly', 'true');
  if (value) query.set('value', value);
  if (returnTo) query.set('returnTo', returnTo);
  return `${SEARCH_PATH}?${query.toString()}`;
}
