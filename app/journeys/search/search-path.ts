import type { SearchMode } from '~/domain/address-search';

export const SEARCH_PATH = '/power-cut/search';

/** What an address is looked for: goes with every form of the search, from the first field to the choice. */
export interface SearchPurpose {
  mode: SearchMode;
  /** Only a full postcode is taken (lookup, section 5). */
  postcodeOnly?: boolean | undefined;
  /** Where a choice goes in the modes that only choose: a path of ours. The address waits in the visit as `chosenAddress`. */
  returnTo?: string | undefined;
  /** A form that turns other distributors' addresses away (decision L-668). */
  ownOnly?: boolean | undefined;
}

/** A purpose as fields of a form or a query. */
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

/** The address of the search page: what every search form submits to and every "Change address" links to. */
export function searchHref(purpose: SearchPurpose, value?: string): string {
  const query = new URLSearchParams(purposeEntries(purpose));
  if (value) query.set('value', value);
  return `${SEARCH_PATH}?${query.toString()}`;
}

/** The items of a form's address for an address that was chosen, and for one that is typed (form-paths.ts, whose file the search need not carry). */
const CHOSEN = /([?&])_chosen=([\w-]+)/;

/** Where the form that asks takes an address that is typed: its own page. Null for a search that is not for a form. */
export function typedHref({ mode, returnTo }: Pick<SearchPurpose, 'mode' | 'returnTo'>): string | null {
  const [, , question] = CHOSEN.exec(returnTo ?? '') ?? [];
  return mode === 'form' && returnTo && question ? `${returnTo.replace(CHOSEN, '$1_manual=$2')}#${question}` : null;
}
