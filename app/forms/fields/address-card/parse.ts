import { addressType } from '../address/address-answer';

/** The address that was searched before, on a card, with a way to change it; without one it is a lookup. Decision F-493. */
export const addressCard = addressType('address card', 'as posted');
