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

/** A store that cannot be opened stops the start with a sentence. What the error says stays out: it may hold the password. */
async function openStoreOrStop() {
  return openStore(env, logger).catch((error: unknown) => {
    const code = (error as { code?: unknown }).code;
    const place = env.DATABASE_URL ? 'The database of DATABASE_URL' : 'The store in DATA_DIR';
    process.stderr.write(
      `The site cannot start.\n${place} cannot be opened (${typeof code === 'string' ? code : 'unknown fault'}).\n`,
    );
    process.exit(1);
  });
}

/**
 * The one place where adapters are chosen. Made once for the process, also across reloads in development.
 * Everything a page needs is ready when this resolves, except the first incident picture, which a page can do without.
 */
async function compose() {
  const content = createEmbeddedContent({ dir: env.CONTENT_DIR, logger, storm: env.SCENARIO === 'storm' });
  const store = await openStoreOrStop();
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
