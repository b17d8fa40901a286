import { destinationForPin, incidentsAtPin } from '~/domain/incident/place/at-pin';
import { readPlace } from '~/domain/map/pin-request';
import type { Position } from '~/domain/position';
import { gateways } from '~/server/gateways.server';
import { safeReturnTo } from '~/server/visit/return-to.server';
import type { Visit } from '~/server/visit/session.server';

export type ConfirmResult =
  | { readonly kind: 'go'; readonly to: string; readonly visit: Visit }
  | {
      readonly kind: 'refused';
      readonly why: 'nonsense' | 'outside' | 'unavailable';
      readonly pin: Position | null;
    };

/** In the current snapshot. Checks the area again, because the posted form cannot be trusted. */
export async function confirmPin(
  form: Readonly<Record<string, string>>,
  visit: Visit,
  now: number,
): Promise<ConfirmResult> {
  const pin = readPlace(form['plat'] ?? null, form['plng'] ?? null);
  if (pin === null || pin === 'nonsense') return { kind: 'refused', why: 'nonsense', pin: null };
  if (!(await gateways.geography.isInServiceArea(pin)))
    return { kind: 'refused', why: 'outside', pin: null };
  const returnTo = safeReturnTo(form['returnTo'] ?? null, '');
  if (returnTo) {
    const sector = await gateways.geography.nearestSector(pin).catch(() => null);
    // The form that asked for a place takes it and looks for power cuts itself.
    return {
      kind: 'go',
      to: returnTo,
      visit: { ...visit, pinLocation: pin, chosenAddress: null, chosenPin: { ...pin, sector } },
    };
  }
  const snapshot = gateways.incidents.snapshot();
  if (!snapshot) return { kind: 'refused', why: 'unavailable', pin };
  const sector = await gateways.geography.nearestSector(pin).catch(() => null);
  const matches = incidentsAtPin(snapshot.incidents, pin, sector, now);
  return {
    kind: 'go',
    to: destinationForPin(matches, sector),
    // The pin is newer: a previously searched address would answer for another place.
    visit: {
      ...visit,
      searchedAddress: null,
      futurePlannedIncidentRef: null,
      originPostcodeSector: sector,
      pinLocation: pin,
      notFoundPinDropCoords: matches.length === 0 ? pin : null,
    },
  };
}
