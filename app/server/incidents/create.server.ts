import type { Instant } from '~/domain/instant';
import type { AddressDirectory } from '../addresses/addresses';
import type { Env } from '../env.server';
import type { Geography } from '../geography/geography';
import { createHttpClient } from '../http-client.server';
import type { Logger } from '../logger.server';
import type { Store } from '../store/open.server';
import { createEmbeddedSource } from './embedded/source';
import { createDemoNetwork } from './embedded/network';
import { createFileFeed, createHttpFeed } from './feed-source.server';
import type { Incidents } from './incidents';
import { createLocalQuestions } from './local-questions.server';
import { createOperatorQuestions } from './operator-questions.server';
import { createPicture } from './picture.server';
import { startPolling } from './poller.server';
import type { IncidentSource } from './source';

export type IncidentsEnv = Pick<
  Env,
  'INCIDENTS_URL' | 'INCIDENTS_REFRESH_SECONDS' | 'OPERATOR_URL' | 'OPERATOR_KEY' | 'SCENARIO' | 'DATA_DIR'
>;

export interface IncidentsOptions {
  env: IncidentsEnv;
  store: Store;
  logger: Logger;
  addresses: AddressDirectory;
  geography: Geography;
  now?: () => Instant;
}

/** The port, and what whoever made it needs to end it or to look at once. */
export interface RunningIncidents extends Incidents {
  refresh(): Promise<void>;
  close(): Promise<void>;
}

/** A page can do without the first picture; it waits this long for it, no longer. */
const FIRST_LOOK_MS = 3000;
const FEED_TIMEOUT_MS = 10_000;

function sourceOf(env: IncidentsEnv, embedded: IncidentSource): IncidentSource {
  const shared = { timeoutMs: FEED_TIMEOUT_MS, breakAfter: 0 };
  if (env.INCIDENTS_URL?.startsWith('file:')) return createFileFeed(new URL(env.INCIDENTS_URL));
  if (env.INCIDENTS_URL) {
    const client = createHttpClient({ ...shared, name: 'the incident feed', baseUrl: env.INCIDENTS_URL });
    return createHttpFeed({ client, path: '', tellsAge: false });
  }
  if (!env.OPERATOR_URL) return embedded;
  const client = createHttpClient({
    ...shared,
    name: "the operator's incidents",
    baseUrl: env.OPERATOR_URL,
    key: env.OPERATOR_KEY,
  });
  return createHttpFeed({ client, path: '/api/power-cut/all-incidents', tellsAge: true });
}

/**
 * Chooses where incidents come from: a feed (INCIDENTS_URL), else the operator's service (OPERATOR_URL), else the embedded network.
 * Questions about one visitor's place go to the operator's service where there is one. Issue 2, section B.
 */
export async function createIncidents(options: IncidentsOptions): Promise<RunningIncidents> {
  const { env, logger, addresses, geography, now = Date.now } = options;
  const network = createDemoNetwork({ storm: env.SCENARIO === 'storm', startedAt: now() });
  const isEmbedded = !env.INCIDENTS_URL && !env.OPERATOR_URL;
  const refreshMs = env.INCIDENTS_REFRESH_SECONDS * 1000;
  const picture = createPicture({ source: sourceOf(env, createEmbeddedSource(network)), refreshMs, logger, now });
  const snapshot = () => picture.current()?.snapshot ?? null;
  const questions = env.OPERATOR_URL
    ? createOperatorQuestions(
        createHttpClient({ name: "the operator's incidents", baseUrl: env.OPERATOR_URL, key: env.OPERATOR_KEY }),
      )
    : createLocalQuestions({
        snapshot,
        addresses,
        geography,
        now,
        ...(isEmbedded ? { ownReferences: network.referencesOf } : {}),
      });

  await Promise.race([picture.refresh(), new Promise<void>((resolve) => setTimeout(resolve, FIRST_LOOK_MS).unref())]);
  const polling = startPolling(picture.refresh, refreshMs);
  return {
    ...questions,
    snapshot,
    freshness: picture.freshness,
    wireJson: (form) => picture.current()?.json[form]() ?? '[]',
    wireJsonOf: (reference) => picture.current()?.pieces.get(reference)?.whole ?? null,
    estimateHistory: async (reference) => network.historyOf(reference, now()),
    refresh: picture.refresh,
    async close() {
      polling.stop();
    },
  };
}
