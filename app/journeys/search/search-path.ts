import type { SearchMode } from '~/domain/address-search';

export const SEARCH_PATH = '/power-cut/search';

/**
 * Why an address is searched: passed through every form of the search, from the first field to the
 * choice.
 */
export interface SearchPurpose {
  mode: SearchMode;
  /** Only a full postcode is accepted (lookup, section 5). */
  postcodeOnly?: boolean | undefined;
  /**
   * The path of ours that a choice returns to in the modes that only choose. The address is in the
   * visit as `chosenAddress`.
   */
  returnTo?: string | undefined;
  /** True for a form that rejects other distributors' addresses (decision L-668). */
  ownOnly?: boolean | undefined;
}

/** Returns a purpose as fields of a form or query. */
export const purposeEntries = ({
  mode,
  postcodeOnly,
  returnTo,
  ownOnly,
}: SearchPurpose): [name: string, value: string][] => [
  ['mode', mode],
  ...(postcodeOnly ? [['postcodeOnly', 'true'] as [string, string]] : []),
  ...(returnTo ? [['returnTo', returnTo] as [string, string]] : []),
  ...(ownOnly ? [['ownOnly', 'true'] as [string, string]] : []),
];

/** Returns the search page's URL, for every search form and every "Change address" link. */
export function searchHref(purpose: SearchPurpose, value?: string): string {
  const query = new URLSearchParams(purposeEntries(purpose));
  if (value) query.set('value', value);
  return `${SEARCH_PATH}?${query.toString()}`;
}

/**
 * The query items for a chosen and a typed address (form-paths.ts, which the search need not load).
 */
const CHOSEN = /([?&])_chosen=([\w-]+)/;

/** Returns the form's own page for typing an address. Null for a search outside a form. */
export function typedHref({
  mode,
  returnTo,
}: Pick<SearchPurpose, 'mode' | 'returnTo'>): string | null {
  const [, , question] = CHOSEN.exec(returnTo ?? '') ?? [];
  return mode === 'form' && returnTo && question
    ? `${returnTo.replace(CHOSEN, '$1_manual=$2')}#${question}`
    : null;
}
