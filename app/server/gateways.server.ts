import path from 'node:path';
import { createAddressDirectory } from '~/server/ports/addresses/create.server';
import { demoSectors } from '~/server/demo/places/places';
import { createBotChecks } from '~/server/ports/bot-check/create.server';
import { createHttpCosts } from '~/server/ports/calculator/http.server';
import { readCostModel } from '~/server/ports/calculator/model';
import { createContent } from './content/create.server';
import { createDemoOperator } from './demo/operator.server';
import { endOnSignals } from './ending.server';
import { env } from './env.server';
import { createForms } from '~/server/content/forms/create.server';
import { withLanguages } from '~/server/languages/content.server';
import { createGeography } from '~/server/ports/geography/create.server';
import { createSectorCentres } from '~/server/ports/geography/sector-centres';
import { inventedHistory } from './demo/incidents/past';
import { createIncidents, type RunningIncidents } from './incidents/create.server';
import { createLive } from './incidents/live/create.server';
import { createOddsFrom } from './incidents/odds/create.server';
import type { IncidentSnapshot } from './incidents/incidents';
import { keptFor, purgeHistory, startPurging } from './keeping/purge.server';
import { logger } from '~/server/lib/logger.server';
import { linkNodes } from './nodes/link.server';
import { shareSpending } from './nodes/spending.server';
import { startMpanRequests } from '~/server/ports/mpan/create.server';
import { createHttpMeters } from '~/server/ports/mpan/http.server';
import { createOffers } from '~/server/ports/offers/create.server';
import { once } from './once.server';
import { operatorNumbers } from './operator-numbers';
import { createOperator } from './operator.server';
import { createPreviews } from './previews/store.server';
import { createSafeSpace } from '~/server/ports/safe-space/create.server';
import { createSiteSearch } from '~/server/ports/site-search/create.server';
import { createHttpSmartMeters } from '~/server/ports/smart-meter/http.server';
import { createPings, purgePings } from '~/server/ports/smart-meter/pings.server';
import { watchIntake } from './store/intake.server';
import { faultCode, ForeignDatabase, openStoreOrWait } from './store/open.server';
import { createAcceptedWork } from './submissions/create.server';
import { createStillOff } from './submissions/still-off.server';
import { createStreetTiles } from '~/server/ports/streets/create.server';
import { createHttpSupply } from '~/server/ports/supply/http.server';
import { noteOf, watchedAddresses } from './telemetry/sources/watched';
import { createSourceLog } from './telemetry/sources/source-log.server';
import { areMetricsAsked, serveMetrics } from './telemetry/metrics.server';
import { addReadings, type ReadingSources } from './telemetry/readings.server';
import { startTracing } from './telemetry/tracing.server';
import { createTextMessaging } from './notifications/compose.server';
import { createUploadsFrom } from './uploads/create.server';

/**
 * A store file that cannot be used stops the start with a sentence; a database that is away does not: pages work without it, and forms
 * are taken once it is back. docs/decisions/store.md
 */
async function openStoreOrStop() {
  return openStoreOrWait(env, logger).catch((error: unknown) => {
    const reason =
      error instanceof ForeignDatabase
        ? error.message
        : `The store in DATA_DIR cannot be opened (${faultCode(error)}).`;
    process.stderr.write(`The site cannot start.\n${reason}\n`);
    process.exit(1);
  });
}

/** A file of streets that cannot be read stops the start with a sentence, like any wrong setting. */
async function createStreetTilesOrStop() {
  return createStreetTiles(env).catch((error: unknown) => {
    process.stderr.write(`The site cannot start.\n${(error as Error).message}\n`);
    process.exit(1);
  });
}

/** A port that another program has stops the start, like any wrong setting. */
async function showMetricsOrStop(sources: ReadingSources) {
  addReadings(sources);
  return serveMetrics(env).catch((error: unknown) => {
    process.stderr.write(
      `The site cannot start.\nMETRICS_PORT ${env.METRICS_PORT} cannot be used (${faultCode(error)}).\n`,
    );
    process.exit(1);
  });
}

/**
 * The one place where adapters are chosen. Made once per process, and kept across reloads in development.
 * Everything a page needs is ready when this resolves, except the first snapshot of incidents, which a page can do without.
 */
async function compose() {
  const tracing = await startTracing(env);
  const store = await openStoreOrStop();
  const sources = createSourceLog({ store, logger });
  const { content, contentSystem } = await createContent({ env, logger, onLook: noteOf(sources, 'content') });
  if (!contentSystem) sources.always('content');
  const nodes = env.DATABASE_URL ? await linkNodes({ url: env.DATABASE_URL, secret: env.SECRETS.marks, logger }) : null;
  if (nodes) shareSpending(nodes);
  nodes?.onTold('content', () => void contentSystem?.refresh({ whole: true }));
  const addresses = watchedAddresses(await createAddressDirectory({ env, store, logger }), sources);
  const centres = createSectorCentres(demoSectors());
  const demo = createDemoOperator({
    store,
    addresses,
    nearestSector: centres.nearest,
    hashKey: env.SECRETS.marks,
    costs: readCostModel(path.join(env.CONTENT_DIR, 'cost-model.json')),
    scenario: env.SCENARIO,
    picture: () => incidents,
    isRealFeed: env.INCIDENTS_URL !== undefined,
  });
  const operator = createOperator(env, demo.handle);
  const streets = await createStreetTilesOrStop();
  const geography = createGeography({ operator, centres });
  const supply = createHttpSupply(operator.client("the operator's supply"));
  const bots = createBotChecks({ env, store });
  const smartMeters = createHttpSmartMeters(operator.client("the operator's meters"));
  const pings = createPings({ store, meters: smartMeters, supply, hashKey: env.SECRETS.marks });
  const spoken = withLanguages(content);
  const texting = createTextMessaging({
    env,
    operator,
    store,
    content: spoken.content,
    logger,
    onSent: noteOf(sources, 'texts'),
  });
  const isRecorded = (env.INCIDENTS_URL ?? env.OPERATOR_URL) !== undefined;
  const odds = await createOddsFrom({ env, store, invented: isRecorded ? null : inventedHistory, logger });
  const live = createLive(
    env,
    () => incidents,
    (reference) => stillOff.shown(reference),
  );
  const onPicture = (snapshot: IncidentSnapshot) => {
    live.note(snapshot);
    texting.note(snapshot);
    odds.note(snapshot);
  };
  const numbers = () => operatorNumbers(content);
  const incidents: RunningIncidents = await createIncidents({
    env,
    operator,
    demo,
    store,
    nodes,
    logger,
    numbers,
    onPicture,
    onLook: noteOf(sources, 'incidents'),
  });
  const forms = createForms({ content, dataDir: env.DATA_DIR, logger });
  const previews = createPreviews({ store, secret: env.SESSION_SECRET, now: Date.now });
  const safeSpace = createSafeSpace({ env });
  const siteSearch = createSiteSearch({ env, content, forms, logger });
  const kept = keptFor(env);
  const uploads = await createUploadsFrom({ env, store, logger, keptFor: kept.sent });
  const { drafts, outbox, submissions } = createAcceptedWork({
    env,
    operator,
    store,
    logger,
    uploads,
    keptFor: kept.sent,
    onDelivery: noteOf(sources, 'forms'),
    now: store.now,
  });
  const stillOff = createStillOff({ store, marks: texting.marks, submissions, snapshot: incidents.snapshot });
  const homesNews = stillOff.follow(() => live.lines() > 0, live.noteHomes);
  const offers = createOffers({ env, operator, store, outbox });
  const meters = createHttpMeters(operator.client("the operator's meters"));
  const mpanRequests = startMpanRequests({ env, store, outbox, uploads, keptFor: kept.sent, now: store.now });
  const { textUpdates, replies } = texting.start({ incidents, outbox, submissions, stillOff });
  const costs = createHttpCosts(operator.client("the operator's calculator"));
  startPurging(
    {
      drafts: drafts.purge,
      outbox: outbox.purge,
      submissions: submissions.purge,
      'who is still off': stillOff.purge,
      uploads: uploads.sweep,
      offers: offers.purge,
      'meter point requests': mpanRequests.purge,
      'text updates': textUpdates.purge,
      'bot tokens': bots.uses.purge,
      'meter pings': () => purgePings(store, Date.now()),
      'days of sources': sources.purge,
      history: () => purgeHistory(store, Date.now() - kept.history),
    },
    logger,
  );
  const intake = await watchIntake({ store, outbox, logger });
  // The first search would otherwise wait for the index.
  await siteSearch.ready();
  if (areMetricsAsked(env)) await showMetricsOrStop({ incidents, intake, store });
  const workers = [
    live,
    intake,
    outbox,
    texting,
    odds,
    sources,
    { stop: incidents.close },
    { stop: async () => homesNews.stop() },
    tracing,
    ...(nodes ? [nodes] : []),
  ];
  endOnSignals(env, { workers, store, logger });
  return {
    // What no visitor waits for works with the English ones.
    content: spoken.content,
    forms: spoken.formsOf(forms),
    contentSystem,
    nodes,
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
    textUpdates,
    replies,
    textLimits: texting.limits,
    push: texting.push,
    meters,
    mpanRequests,
    costs,
  };
}

export type Gateways = Awaited<ReturnType<typeof compose>>;

export const gateways: Gateways = await once(compose);
