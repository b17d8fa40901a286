import { createAddressDirectory } from './addresses/create.server';
import { createBotChecks } from './bot-check/create.server';
import { createCostEstimates } from './calculator/create.server';
import { createContent } from './content/create.server';
import { endOnSignals } from './ending.server';
import { env } from './env.server';
import { createEmbeddedForms } from './forms/embedded.server';
import { createGeography } from './geography/create.server';
import { createIncidents } from './incidents/create.server';
import { logger } from './logger.server';
import { createMpan } from './mpan/create.server';
import { createOffers } from './offers/create.server';
import { once } from './once.server';
import { operatorNumbers } from './operator-numbers';
import { createPreviews } from './previews/store.server';
import { createSafeSpace } from './safe-space/create.server';
import { createSiteSearch } from './site-search/create.server';
import { createSmartMeterPings } from './smart-meter/create.server';
import { watchIntake } from './store/intake.server';
import { faultCode, openStoreOrWait } from './store/open.server';
import { createAcceptedWork } from './submissions/create.server';
import { createSupply } from './supply/create.server';
import { createTextMessaging } from './notifications/compose.server';
import { createUploadsFrom } from './uploads/create.server';

/**
 * A store file that cannot be used stops the start with a sentence; a database that is away does not: pages go on without it, and forms
 * begin when it is there. docs/decisions/store.md
 */
async function openStoreOrStop() {
  return openStoreOrWait(env, logger).catch((error: unknown) => {
    process.stderr.write(`The site cannot start.\nThe store in DATA_DIR cannot be opened (${faultCode(error)}).\n`);
    process.exit(1);
  });
}

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
  const offers = createOffers({ env, store, incidents, outbox, logger });
  const { meters, mpanRequests } = createMpan({ env, store, addresses, outbox, uploads, logger });
  const textUpdates = texting.start({ incidents, outbox });
  const costs = createCostEstimates({ env });
  const intake = await watchIntake({ store, outbox, logger });
  const workers = [intake, outbox, texting, { stop: incidents.close }];
  endOnSignals(env, { workers, store, logger });
  return {
    content,
    contentSystem,
    previews,
    safeSpace,
    siteSearch,
    store,
    intake,
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

export const gateways: Gateways = await once(compose);
