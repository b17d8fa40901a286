import type { searchBoxTexts } from '~/texts/search-box';

/** The way into the address search in Welsh. */
export const searchBoxWords = {
  addressSearchLabel: 'Chwilio yn ôl cyfeiriad neu god post',
  addressSearchPostcodeLabel: 'Eich cod post',
  addressSearchHint: 'Er enghraifft, CB1 9ZA neu 4 Lantern Street',
  addressSearchPostcodeHint: 'Er enghraifft, CB1 9ZA',
  addressSearchButton: 'Chwilio',
  addressSearchChange: 'Newid y cyfeiriad',
} as const satisfies Record<keyof typeof searchBoxTexts, string>;
