import { demoSectors } from '../addresses/demo-network';
import type { Env } from '../env.server';
import { createHttpClient } from '../http-client.server';
import { embeddedBoundaries } from './embedded';
import type { Geography } from './geography';
import { createHttpBoundaries } from './http-boundaries.server';
import { makeGeography } from './make';
import { createSectorCentres } from './sector-centres';

interface Parts {
  env: Pick<Env, 'OPERATOR_URL' | 'OPERATOR_KEY'>;
  now?: () => number;
}

/** Boundaries of the operator where OPERATOR_URL names a service, else those of the demonstration network. */
export async function createGeography({ env, now = Date.now }: Parts): Promise<Geography> {
  const centres = createSectorCentres(demoSectors());
  if (!env.OPERATOR_URL) return makeGeography({ boundaries: async () => embeddedBoundaries, centres });
  const client = createHttpClient({
    name: "the operator's boundaries",
    baseUrl: env.OPERATOR_URL,
    key: env.OPERATOR_KEY,
  });
  return makeGeography({ boundaries: createHttpBoundaries(client, now), centres });
}
