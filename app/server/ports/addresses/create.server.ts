import type { Position } from '~/domain/position';
import type { Env } from '~/server/env.server';
import { createHttpClient } from '~/server/lib/http-client.server';
import type { Logger } from '~/server/lib/logger.server';
import { onceOpen, type Store } from '~/server/store/open.server';
import { withTimeout } from '~/server/lib/with-timeout.server';
import type { AddressDirectory } from './port';
import { createEmbeddedDirectory } from './embedded.server';
import { fillDirectory, type DirectoryPlace } from './fill.server';
import { createHttpDirectory } from './http.server';
import { createOsPlaces } from './os-places.server';

interface Parts {
  env: Pick<Env, 'OPERATOR_URL' | 'OPERATOR_KEY'> &
    Partial<Pick<Env, 'ADDRESSES' | 'OS_PLACES_URL' | 'OS_PLACES_KEY'>>;
  store: Pick<Store, 'db' | 'opened' | 'isOpen'>;
  logger: Logger;
  demonstration: {
    readonly version: string;
    readonly places: () => readonly DirectoryPlace[];
  } | null;
  regionAt?: (point: Position) => Promise<number | null>;
}

/**
 * A first start fills the directory within seconds. If it takes longer, the site starts and reports
 * that addresses cannot be looked up.
 */
const FILL_MS = 20_000;

export async function createAddressDirectory({
  env,
  store,
  logger,
  demonstration,
  regionAt = async () => null,
}: Parts): Promise<AddressDirectory> {
  if (env.ADDRESSES === 'os-places') {
    const baseUrl = env.OS_PLACES_URL ?? '';
    return createOsPlaces({
      client: createHttpClient({ name: 'OS Places', baseUrl }),
      key: env.OS_PLACES_KEY ?? '',
      logger,
      regionAt,
    });
  }
  if (env.OPERATOR_URL) {
    return createHttpDirectory(
      createHttpClient({
        name: "the operator's addresses",
        baseUrl: env.OPERATOR_URL,
        key: env.OPERATOR_KEY,
      }),
      logger,
    );
  }
  const filled = onceOpen(
    store,
    async () => {
      const started = performance.now();
      if (!demonstration) return;
      if (!(await fillDirectory(store.db, demonstration.version, demonstration.places))) return;
      logger.info(
        { ms: Math.round(performance.now() - started) },
        'the demonstration directory was filled',
      );
    },
    {
      onFault: (fault) =>
        logger.warn(
          { fault },
          'the demonstration directory could not be filled; it will be tried again',
        ),
    },
  );
  if (store.isOpen()) await withTimeout(FILL_MS, filled, undefined);
  return createEmbeddedDirectory(store);
}
