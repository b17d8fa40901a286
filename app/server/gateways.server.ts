import { createAddressDirectory } from './addresses/create.server';
import { createEmbeddedContent } from './content/embedded.server';
import { env } from './env.server';
import { createEmbeddedForms } from './forms/embedded.server';
import { createGeography } from './geography/create.server';
import { createIncidents } from './incidents/create.server';
import { logger } from './logger.server';
import { openStore } from './store/open.server';
import { createAcceptedWork } from './submissions/create.server';
import { createSupply } from './supply/create.server';

/**
 * The one place where adapters are chosen. Made once for the process, also across reloads in development.
 * Everything a page needs is ready when this resolves, except the first incident picture, which a page can do without.
 */
async function compose() {
  const content = createEmbeddedContent({ dir: env.CONTENT_DIR, logger, storm: env.SCENARIO === 'storm' });
  const store = await openStore(env, logger);
  const geography = await createGeography({ env });
  const addresses = await createAddressDirectory({ env, store, logger });
  const supply = await createSupply({ env, store });
  const incidents = await createIncidents({ env, store, logger, addresses, geography });
  const forms = createEmbeddedForms({ dir: env.CONTENT_DIR, content, logger });
  const { drafts, outbox, submissions } = createAcceptedWork({ env, store, logger });
  return { content, store, geography, addresses, supply, incidents, forms, drafts, outbox, submissions };
}

export type Gateways = Awaited<ReturnType<typeof compose>>;

const globals = globalThis as { meridianGateways?: Promise<Gateways> };
globals.meridianGateways ??= compose();

export const gateways: Gateways = await globals.meridianGateways;
