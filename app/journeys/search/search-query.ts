import { SEARCH_MODES, type SearchMode } from '~/domain/address-search';

export interface SearchPageQuery {
  /** As typed, truncated to the field's length; null before the first submission. */
  readonly value: string | null;
  /** Another distributor's address was chosen; the name is null if unknown. */
  readonly other: { readonly postcode: string; readonly name: string | null } | null;
  readonly gone: boolean;
}

const isMode = (text: string | null): text is SearchMode =>
  (SEARCH_MODES as readonly (string | null)[]).includes(text);

/** An unknown mode is the plain power cut search. */
const modeOf = (text: string | null): SearchMode => (isMode(text) ? text : 'power-cut');
const isOn = (text: string | null): boolean => ['true', '1', 'on'].includes(text ?? '');

/** From a query or a form; `safe` keeps `returnTo` on our own site. */
export const readPurpose = (
  get: (name: string) => string | null,
  safe: (path: string | null) => string,
) => ({
  mode: modeOf(get('mode')),
  postcodeOnly: isOn(get('postcodeOnly')),
  returnTo: safe(get('returnTo')) || undefined,
  ownOnly: isOn(get('ownOnly')),
});

export function readSearchQuery(query: URLSearchParams): SearchPageQuery {
  const postcode = query.get('other')?.slice(0, 8).trim().toUpperCase();
  return {
    value: query.get('value')?.slice(0, 100) ?? null,
    other: postcode ? { postcode, name: query.get('distributor') } : null,
    gone: query.has('gone'),
  };
}
