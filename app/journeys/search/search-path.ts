import type { SearchMode } from '~/domain/address-search';

export const SEARCH_PATH = '/power-cut/search';

/** Passed through every form of the search, from the first field to the choice. */
export interface SearchPurpose {
  mode: SearchMode;
  postcodeOnly?: boolean | undefined;
  /**
   * A path of ours, for the modes that only choose. The address is in the visit as `chosenAddress`.
   */
  returnTo?: string | undefined;
  ownOnly?: boolean | undefined;
}

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

export function searchHref(purpose: SearchPurpose, value?: string): string {
  const query = new URLSearchParams(purposeEntries(purpose));
  if (value) query.set('value', value);
  return `${SEARCH_PATH}?${query.toString()}`;
}

/** As in form-paths.ts, which the search need not load. */
const CHOSEN = /([?&])_chosen=([\w-]+)/;

/** Null for a search outside a form. */
export function typedHref({
  mode,
  returnTo,
}: Pick<SearchPurpose, 'mode' | 'returnTo'>): string | null {
  const [, , question] = CHOSEN.exec(returnTo ?? '') ?? [];
  return mode === 'form' && returnTo && question
    ? `${returnTo.replace(CHOSEN, '$1_manual=$2')}#${question}`
    : null;
}
