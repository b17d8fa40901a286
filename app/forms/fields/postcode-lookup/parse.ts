import { addressType } from '../address/address-answer';

/** A search with a list to choose from; a toggle switches to typing it. Values are kept when switching. Decisions F-493, L-776. */
export const postcodeLookup = addressType('postcode lookup', 'as posted');
