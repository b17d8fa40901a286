import { createAddressDirectory } from './addresses/create.server';
import { createBotChecks } from './bot-check/create.server';
import { createCostEstimates } from './calculator/create.server';
import { createContent } from './content/create.server';
import { env } from './env.server';
import { createEmbeddedForms } from './forms/embedded.server';
import { createGeography } from './geography/create.server';
import { createIncidents } from './incidents/create.server';
import { logger } from './logger.server';
import { createMpan } from './mpan/create.server';
import { createOffers } from './offers/create.server';
import { operatorNumbers } from './operator-numbers';
import { createPreviews } from './previews/store.server';
import { createSafeSpace } from './safe-space/create.server';
import { createSiteSearch } from './site-search/create.server';
import { createSmartMeterPings } from './smart-meter/create.server';
import type { Outbox } from './outbox/outbox';
import { openStore } from './store/open.server';
import { createAcceptedWork } from './submissions/create.server';
import { createSupply } from './supply/create.server';
import { createTextMessaging } from './notifications/compose.server';
import { createUploadsFrom } from './uploads/create.server';

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
 * Accepted work that is on its way arrives before the process ends; the rest is delivered after the next start. Ctrl+C ends
 * the site the same way (scripts/start.mjs); in development it ends it at once, so there is no listener for it here.
 */
const stopAtTheEnd = (outbox: Pick<Outbox, 'stop'>): void => void process.once('SIGTERM', () => void outbox.stop());

/**
 * The one place where adapters are chosen. Made once for the process, also across reloads in development.
 * Everything a page needs is ready when this resolves, except the first incident picture, which a page can do without.
 */
async function compose() {
  const { content, contentSystem } = await createContent({ env, logger });
  const store = await openStoreOrStop();
  const geography = await createGeography({ env });
  const addresses = await createAddressDirectory({ env, store, logger });
  const supply = await createSupply({ env, store });
  const bots = createBotChecks({ env, store, logger });
  const pings = createSmartMeterPings({ env, store, supply });
  const texting = createTextMessaging({ env, store, content, logger });
  const onPicture = texting.note;
  const numbers = () => operatorNumbers(content);
  const incidents = await createIncidents({ env, store, logger, addresses, geography, numbers, onPicture });
  const forms = createEmbeddedForms({ dir: env.CONTENT_DIR, content, logger });
  const previews = createPreviews({ store, secret: env.SESSION_SECRET, now: Date.now });
  const safeSpace = createSafeSpace({ env });
  const siteSearch = createSiteSearch({ env, content, forms, logger });
  const uploads = await createUploadsFrom({ env, store, logger });
  const { drafts, outbox, submissions } = createAcceptedWork({ env, store, logger, uploads });
  stopAtTheEnd(outbox);
  const offers = createOffers({ env, store, incidents, outbox, logger });
  const { meters, mpanRequests } = createMpan({ env, store, addresses, outbox, uploads, logger });
  const textUpdates = texting.start({ incidents, outbox });
  const costs = createCostEstimates({ env });
  return {
    content,
    contentSystem,
    previews,
    safeSpace,
    siteSearch,
    store,
    geography,
    addresses,
    supply,
    pings,
    bots,
    incidents,
    forms,
    drafts,
    outbox,
    submissions,
    uploads,
    offers,
    textUpdates,
    textLimits: texting.limits,
    meters,
    mpanRequests,
    costs,
  };
}

export type Gateways = Awaited<ReturnType<typeof compose>>;

const globals = globalThis as { meridianGateways?: Promise<Gateways> };
globals.meridianGateways ??= compose();

export const gateways: Gateways = await globals.meridianGateways;
