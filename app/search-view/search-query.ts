import { SEARCH_MODES, type SearchMode } from '~/domain/address-search';

export interface SearchPageQuery {
  readonly mode: SearchMode;
  readonly postcodeOnly: boolean;
  /** As typed, cut to the length of the field; null before anything was submitted. */
  readonly value: string | null;
  /** The address of another distributor was chosen: its postcode, and the distributor's name where it is known. */
  readonly other: { readonly postcode: string; readonly name: string | null } | null;
  /** The chosen address was not in the directory any more. */
  readonly gone: boolean;
}

const isMode = (text: string | null): text is SearchMode => (SEARCH_MODES as readonly (string | null)[]).includes(text);

/** Reads what came with a search, whatever it is; an unknown mode is the plain power cut search. */
export const modeOf = (text: string | null | undefined): SearchMode =>
  isMode(text ?? null) ? (text as SearchMode) : 'power-cut';

export function readSearchQuery(query: URLSearchParams): SearchPageQuery {
  const postcode = query.get('other')?.slice(0, 8).trim().toUpperCase();
  return {
    mode: modeOf(query.get('mode')),
    postcodeOnly: ['true', '1', 'on'].includes(query.get('postcodeOnly') ?? ''),
    value: query.get('value')?.slice(0, 100) ?? null,
    other: postcode ? { postcode, name: query.get('distributor') } : null,
    gone: query.has('gone'),
  };
}
