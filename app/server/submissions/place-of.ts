import type { Position } from '~/domain/position';
import { parsePostcode } from '~/domain/postcode';
import type { WireAddress } from '~/forms/engine/submission-field';
import type { Visit } from '~/server/visit/session.server';

/** What a form is about: a postcode, and a meter point where one is known. */
export interface Place {
  readonly postcode: string;
  readonly mpan: string | null;
  /** For the map: the address as it was typed. */
  readonly text: string;
  /** Where it was shown on the map, which is more than any words. */
  readonly pin: Position | null;
}

const textOf = ({ AddressLine1, AddressLine2, AddressLine3, AddressLine4, Postcode }: WireAddress): string =>
  [AddressLine1, AddressLine2, AddressLine3, AddressLine4, Postcode].filter(Boolean).join(', ');

/** The address of the form counts. The searched one is used where the form has none, and lends its meter point if the postcode is the same. F-594. */
export function placeOf(address: WireAddress | undefined, visit: Pick<Visit, 'searchedAddress'>): Place | null {
  const searched = visit.searchedAddress;
  if (!address)
    return searched && { postcode: searched.postcode, mpan: searched.mpan, text: searched.fullAddress, pin: null };
  const isSamePlace = searched !== null && parsePostcode(address.Postcode)?.postcode === searched.postcode;
  const mpan = address.Mpan || (isSamePlace ? searched.mpan : null);
  return { postcode: address.Postcode, mpan, text: textOf(address), pin: address.Pin ?? null };
}
