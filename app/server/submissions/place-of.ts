import { parsePostcode } from '~/domain/postcode';
import type { WireAddress } from '~/forms/engine/sent';
import type { Visit } from '../session.server';

/** What a form is about: a postcode, and a meter point where one is known. */
export interface Place {
  readonly postcode: string;
  readonly mpan: string | null;
  /** For the map: the address as it was typed. */
  readonly text: string;
}

const textOf = ({ AddressLine1, AddressLine2, AddressLine3, AddressLine4, Postcode }: WireAddress): string =>
  [AddressLine1, AddressLine2, AddressLine3, AddressLine4, Postcode].filter(Boolean).join(', ');

/** The address of the form counts; the searched one stands in where the form has none, or where it is the same postcode. F-594. */
export function placeOf(address: WireAddress | undefined, visit: Pick<Visit, 'searchedAddress'>): Place | null {
  const searched = visit.searchedAddress;
  if (!address) return searched && { postcode: searched.postcode, mpan: searched.mpan, text: searched.fullAddress };
  const isSamePlace = searched !== null && parsePostcode(address.Postcode)?.postcode === searched.postcode;
  const mpan = address.Mpan || (isSamePlace ? searched.mpan : null);
  return { postcode: address.Postcode, mpan, text: textOf(address) };
}
