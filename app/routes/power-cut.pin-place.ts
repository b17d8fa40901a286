import type { LoaderFunctionArgs } from '@remix-run/node';
import { privateJson } from '~/server/api.server';
import { gateways } from '~/server/gateways.server';
import { placePin } from '~/server/map-pin.server';
import { pinRequestOf } from '~/server/map-pin-page.server';

/** Where a pin comes to rest: what the moving pin of /power-cut/pin asks after each move. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { pin, message } = await placePin(pinRequestOf(request), gateways.geography);
  const sector = await gateways.geography.nearestSector(pin).catch(() => null);
  return privateJson({ pin, sector, message });
}
