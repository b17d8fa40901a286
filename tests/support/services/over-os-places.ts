import { demoBoundaries } from '#demo/boundaries.server';
import { createAddressDirectory } from '~/server/ports/addresses/create.server';
import type { DirectoryPlace } from '~/server/ports/addresses/fill.server';
import { regionAt } from '~/server/ports/geography/boundary';
import { serveOnLoopback } from '../loopback';
import { quietLogger } from '../stores';
import { demoPositions } from './demo-os-places';
import { OS_KEY, osPlacesService } from './os-places';

const positionOf = demoPositions();
/** OS Places over premises of the demonstration, on a loopback server that is closed afterwards. */
export async function overOsPlaces(
  places: readonly DirectoryPlace[],
  undo: (() => unknown)[],
  { answer, key = OS_KEY }: { answer?: () => number | undefined; key?: string } = {},
) {
  const service = osPlacesService(places, positionOf, answer);
  const server = await serveOnLoopback(service);
  undo.push(server.close);
  const directory = await createAddressDirectory({
    env: {
      OPERATOR_URL: undefined,
      OPERATOR_KEY: undefined,
      ADDRESSES: 'os-places',
      OS_PLACES_URL: server.url,
      OS_PLACES_KEY: key,
    },
    store: { db: null as never, opened: Promise.resolve(), isOpen: () => true },
    logger: quietLogger,
    demonstration: null,
    regionAt: async (point) => regionAt(demoBoundaries, point),
  });
  return { directory };
}
