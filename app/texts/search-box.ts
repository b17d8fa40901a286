/** The way into the address search, which many pages carry: a field, a button, a link. The words of the search itself are in `search.ts`. */
export const searchBoxTexts = {
  addressSearchLabel: 'Search by address or postcode',
  addressSearchPostcodeLabel: 'Your postcode',
  addressSearchHint: 'For example, CB1 9ZA or 4 Lantern Street',
  addressSearchPostcodeHint: 'For example, CB1 9ZA',
  addressSearchButton: 'Search',
  addressSearchChange: 'Change address',
} as const;
