import type { Position } from '~/domain/position';
import { parsePostcode } from '~/domain/postcode';
import type { WireAddress } from '~/forms/engine/submission-field';
import type { Visit } from '~/server/visit/session.server';

export interface Place {
  readonly postcode: string;
  readonly mpan: string | null;
  readonly text: string;
  /** More precise than any text. */
  readonly pin: Position | null;
}

const textOf = ({
  AddressLine1,
  AddressLine2,
  AddressLine3,
  AddressLine4,
  Postcode,
}: WireAddress): string =>
  [AddressLine1, AddressLine2, AddressLine3, AddressLine4, Postcode].filter(Boolean).join(', ');

/**
 * From the form's own address; from the searched one if it has none, and with the searched one's
 * meter point if the postcode is the same. F-594.
 */
export function placeOf(
  address: WireAddress | undefined,
  visit: Pick<Visit, 'searchedAddress'>,
): Place | null {
  const searched = visit.searchedAddress;
  if (!address)
    return (
      searched && {
        postcode: searched.postcode,
        mpan: searched.mpan,
        text: searched.fullAddress,
        pin: null,
      }
    );
  const isSamePlace =
    searched !== null && parsePostcode(address.Postcode)?.postcode === searched.postcode;
  const mpan = address.Mpan || (isSamePlace ? searched.mpan : null);
  return { postcode: address.Postcode, mpan, text: textOf(address), pin: address.Pin ?? null };
}
