import type { LoaderFunctionArgs } from '@remix-run/node';
import { privateJson } from '~/server/lib/api.server';
import { gatewaysFor } from '~/server/gateways.server';
import { placePin, pinRequestOf } from '~/journeys/map/load/pin.server';

/** /power-cut/pin requests it after each move. */
export async function loader({ request }: LoaderFunctionArgs) {
  const gateways = gatewaysFor(request);
  const { pin, message } = await placePin(pinRequestOf(request), gateways.geography);
  const sector = await gateways.geography.nearestSector(pin).catch(() => null);
  return privateJson({ pin, sector, message });
}
