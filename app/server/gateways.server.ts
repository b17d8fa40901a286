import path from 'node:path';
import { cachedDirectory } from '~/server/ports/addresses/cached.server';
import { createAddressDirectory } from '~/server/ports/addresses/create.server';
import { createBotChecks } from '~/server/ports/bot-check/create.server';
import { createHttpCosts } from '~/server/ports/calculator/http.server';
import { readCostModel } from '~/server/ports/calculator/model';
import { createContent } from './content/create.server';
import { shutDownOnSignals } from './shutdown.server';
import { env } from './env.server';
import { purgeAcknowledgements } from './email/acknowledge.server';
import { mailOf } from './email/create.server';
import { createForms } from '~/server/content/forms/create.server';
import { withLanguages } from '~/server/languages/content.server';
import { languageOf } from '~/server/languages/request-language';
import type { Language } from '~/words/language';
import { regionAt } from '~/server/ports/geography/boundary';
import { createGeography } from '~/server/ports/geography/create.server';
import type { Geography } from '~/server/ports/geography/port';
import { outlines } from '~/server/ports/geography/outlines';
import { geocodeText } from '~/server/ports/geography/geocode';
import {
  createSectorCentres,
  realSectorCentres,
  SECTOR_CREDIT,
} from '~/server/ports/geography/sector-centres';
import { createIncidents, type RunningIncidents } from './incidents/create.server';
import { createLive } from './incidents/live/create.server';
import { createOddsFrom } from './incidents/odds/create.server';
import { retentionOf, purgeHistory, startPurging } from './retention/purge.server';
import { createEncrypter } from '~/server/lib/encrypt.server';
import { logger } from '~/server/lib/logger.server';
import { joinCluster } from './cluster/join.server';
import { shareRateLimits } from './cluster/shared-rate-limits.server';
import { startMpanRequests } from '~/server/ports/mpan/requests-store.server';
import { createHttpMeters } from '~/server/ports/mpan/http.server';
import { createOffers } from '~/server/ports/offers/create.server';
import { singleton } from './singleton.server';
import { operatorNumbers } from './operator-numbers';
import { openStoreOrStop, orStop, showMetricsOrStop } from './or-stop.server';
import { createOperator } from './operator.server';
import { createPreviews } from './previews/store.server';
import { createSafeSpace } from '~/server/ports/safe-space/create.server';
import { createSiteSearch } from '~/server/ports/site-search/create.server';
import { createHttpSmartMeters } from '~/server/ports/smart-meter/http.server';
import { createPings } from '~/server/ports/smart-meter/pings.server';
import { watchIntake } from './store/intake.server';
import { purgeJobsOf } from './store/table-retention';
import { createAcceptedWork } from './submissions/create.server';
import { createStillOff } from './submissions/still-off.server';
import { createStreetTiles } from '~/server/ports/streets/create.server';
import { createHttpSupply } from '~/server/ports/supply/http.server';
import { noteOf, watchedAddresses } from './telemetry/sources/watched';
import { createSourceLog } from './telemetry/sources/source-log.server';
import { areMetricsAsked } from './telemetry/metrics.server';
import { addReadings } from './telemetry/gauges.server';
import { startTracing } from './telemetry/tracing.server';
import { createTextMessaging } from './texts/compose.server';
import { createHashes } from './texts/sign-ups/hashes.server';
import { createUploadsFrom } from './uploads/create.server';

/** When it resolves, everything pages need is ready except the first snapshot. */
async function compose() {
  const tracing = await startTracing(env);
  const store = await openStoreOrStop(env, logger);
  const sources = createSourceLog({ store, logger });
  const demonstration = env.OPERATOR_URL ? null : await import('#demo/demonstration.server');
  const isInvented = demonstration !== null && env.INCIDENTS_URL === undefined;
  const centres = isInvented
    ? createSectorCentres(demonstration.demoSectors())
    : realSectorCentres();
  const { contentFor, contentSystem } = await createContent({
    env,
    logger,
    placeOf: (postcode) => geocodeText(postcode, centres),
    onPoll: noteOf(sources, 'content'),
  });
  const spokenIn = withLanguages(contentFor);
  const { content } = spokenIn(null);
  if (!contentSystem) sources.always('content');
  const cluster = env.DATABASE_URL
    ? await joinCluster({ url: env.DATABASE_URL, secret: env.SECRETS.marks, logger })
    : null;
  if (cluster) shareRateLimits(cluster);
  cluster?.subscribe('content', () => void contentSystem?.refresh({ whole: true }));
  const directory = await createAddressDirectory({
    env,
    store,
    logger,
    demonstration: demonstration?.directory ?? null,
    async regionAt(point) {
      const boundaries = await geography.boundaries().catch(() => []);
      return regionAt(boundaries.length > 0 ? boundaries : outlines, point);
    },
  });
  const addresses = cachedDirectory(watchedAddresses(directory, sources));
  const demo =
    demonstration?.createDemoOperator({
      store,
      addresses,
      nearestSector: centres.nearest,
      hashKey: env.SECRETS.marks,
      costs: readCostModel(path.join(env.CONTENT_DIR, 'cost-model.json')),
      scenario: env.SCENARIO,
      latest: () => incidents,
      isRealFeed: !isInvented,
    }) ?? null;
  const operator = createOperator(env, demo?.handle ?? null);
  const streets = await orStop(
    createStreetTiles(env, demonstration?.demoStreets ?? null, logger),
    (error) => (error as Error).message,
  );
  const geography: Geography = createGeography({
    operator,
    centres,
    credit: isInvented ? null : SECTOR_CREDIT,
  });
  const supply = createHttpSupply(operator.client("the operator's supply"));
  const bots = createBotChecks({ env, store });
  const smartMeters = createHttpSmartMeters(operator.client("the operator's meters"));
  const pings = createPings({ store, meters: smartMeters, supply, hashKey: env.SECRETS.marks });
  const invented = isInvented ? demonstration.inventedHistory : null;
  const odds = await createOddsFrom({ env, store, invented, logger });
  const numbers = () => operatorNumbers(content);
  const incidents: RunningIncidents = await createIncidents({
    env,
    operator,
    demo,
    store,
    cluster,
    logger,
    numbers,
    onPoll: noteOf(sources, 'incidents'),
  });
  const forms = createForms({ content, dataDir: env.DATA_DIR, logger });
  const previews = createPreviews({ store, secret: env.SESSION_SECRET, now: Date.now });
  const safeSpace = createSafeSpace({ env });
  const siteSearch = createSiteSearch({ env, content, forms, logger });
  const retention = retentionOf(env);
  const uploads = await createUploadsFrom({ env, store, logger, retentionMs: retention.sent });
  const { drafts, outbox, submissions, acknowledgements } = createAcceptedWork({
    env,
    operator,
    store,
    logger,
    uploads,
    retentionMs: retention.sent,
    onDelivery: noteOf(sources, 'forms'),
    mail: mailOf({ env, forms, spokenIn, logger }),
    now: store.now,
  });
  const encrypter = createEncrypter(env.SECRETS, 'text updates');
  const marks = createHashes(encrypter);
  const stillOff = createStillOff({
    store,
    marks,
    submissions,
    snapshot: incidents.snapshot,
  });
  const texting = createTextMessaging({
    env,
    operator,
    store,
    encrypter,
    marks,
    incidents,
    outbox,
    submissions,
    stillOff,
    contentIn: (language) => spokenIn(language).content,
    logger,
    onSent: noteOf(sources, 'texts'),
  });
  const live = createLive(env, incidents, stillOff.homesOf);
  for (const { handleSnapshot } of [live, texting, odds]) incidents.onSnapshot(handleSnapshot);
  const homesNews = stillOff.follow(() => live.connections() > 0, live.sendCustomerCount);
  const offers = createOffers({ env, operator, store, outbox });
  const meters = createHttpMeters(operator.client("the operator's meters"));
  const mpanRequests = startMpanRequests({
    env,
    store,
    outbox,
    uploads,
    now: store.now,
  });
  const costs = createHttpCosts(operator.client("the operator's calculator"));
  startPurging(
    {
      ...purgeJobsOf(store, retention.sent),
      drafts: drafts.purge,
      outbox: outbox.purge,
      emails: () => purgeAcknowledgements(store.db, store.now()),
      uploads: uploads.sweep,
      'text updates': texting.textUpdates.purge,
      'days of sources': sources.purge,
      history: () => purgeHistory(store, Date.now() - retention.history),
    },
    logger,
  );
  const intake = await watchIntake({ store, outbox, logger });
  // Otherwise the first search would wait for the index.
  await siteSearch.ready();
  if (areMetricsAsked(env)) {
    addReadings({ incidents, intake, store });
    await showMetricsOrStop(env);
  }
  const workers = [
    live,
    intake,
    outbox,
    ...(acknowledgements ? [acknowledgements] : []),
    texting,
    odds,
    sources,
    { stop: incidents.close },
    { stop: async () => homesNews.stop() },
    tracing,
    ...(cluster ? [cluster] : []),
  ];
  shutDownOnSignals(env, { workers, store, logger });
  return {
    content,
    forms,
    spokenIn,
    contentSystem,
    cluster,
    sources,
    previews,
    safeSpace,
    siteSearch,
    store,
    intake,
    geography,
    streets,
    addresses,
    supply,
    pings,
    bots,
    incidents,
    live,
    odds,
    drafts,
    outbox,
    submissions,
    stillOff,
    uploads,
    offers,
    textUpdates: texting.textUpdates,
    replies: texting.replies,
    textLimits: texting.limits,
    push: texting.push,
    meters,
    mpanRequests,
    costs,
  };
}

export type Gateways = Awaited<ReturnType<typeof compose>>;
export const gateways: Gateways = await singleton(compose);
export function gatewaysIn(language: Language | null): Gateways {
  const { content, formsOf } = gateways.spokenIn(language);
  return { ...gateways, content, forms: formsOf(gateways.forms) };
}
export const gatewaysFor = (request: Request): Gateways => gatewaysIn(languageOf(request));
