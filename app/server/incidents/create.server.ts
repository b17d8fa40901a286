import type { Instant } from '~/domain/instant';
import type { AddressDirectory } from '../addresses/addresses';
import type { Env } from '../env.server';
import type { Geography } from '../geography/geography';
import type { Logger } from '../logger.server';
import type { Store } from '../store/open.server';
import { chooseSource, operatorClient, type SourceEnv } from './choose-source.server';
import { createDemoNetwork } from './embedded/network';
import { createEmbeddedSource } from './embedded/source';
import type { Incidents, IncidentSnapshot } from './incidents';
import { createLocalQuestions } from './local-questions.server';
import { createOperatorQuestions } from './operator-questions.server';
import { createPicture } from './picture.server';
import { startPolling } from './poller.server';
import { keepRecord } from './record.server';
import type { IncidentSource } from './source';
import { NO_NUMBERS } from './wire/private/html';

export interface IncidentsOptions {
  env: SourceEnv & Pick<Env, 'INCIDENTS_REFRESH_SECONDS' | 'SCENARIO' | 'DATA_DIR'>;
  store: Store;
  logger: Logger;
  addresses: AddressDirectory;
  geography: Geography;
  /** The operator's own telephone numbers, digits only: they stay in free text. */
  numbers?: () => ReadonlySet<string>;
  now?: () => Instant;
  /** Told of every picture that differs from the one before; returns at once. */
  onPicture?: (snapshot: IncidentSnapshot) => void;
}

/** The port, and what whoever made it needs to look at once or to end it. */
export interface RunningIncidents extends Incidents {
  refresh(): Promise<void>;
  close(): Promise<void>;
}

const noNumbers = () => NO_NUMBERS;
/** A page can do without the first picture; it waits this long for it, no longer. */
const FIRST_LOOK_MS = 3000;
const patience = () => new Promise<void>((resolve) => setTimeout(resolve, FIRST_LOOK_MS).unref());

/** The embedded network: where nothing is configured, or to say what is not there to be asked. */
function embedded({ env, now = Date.now }: IncidentsOptions) {
  const network = createDemoNetwork({ storm: env.SCENARIO === 'storm', startedAt: now() });
  return {
    source: createEmbeddedSource(network),
    ownReferences: network.referencesOf,
    estimateHistory: async (reference: string) => network.historyOf(reference, now()),
    // Of invented incidents nothing is recorded: durations are to be learned from real ones.
    record: null,
  };
}

function real(options: IncidentsOptions, source: IncidentSource) {
  const { env, store, logger, numbers = noNumbers, now = Date.now } = options;
  const sourceUrl = env.INCIDENTS_URL ?? env.OPERATOR_URL ?? '';
  const record = keepRecord({ store, dir: env.DATA_DIR, sourceUrl, logger, numbers, now });
  return { source, ownReferences: () => [], estimateHistory: record.estimateHistory, record };
}

/**
 * Chooses where incidents come from: a feed (INCIDENTS_URL), else the operator's service (OPERATOR_URL), else the embedded network.
 * Questions about one visitor's place go to the operator's service where there is one.
 */
export async function createIncidents(options: IncidentsOptions): Promise<RunningIncidents> {
  const { env, logger, addresses, geography, numbers = noNumbers, now = Date.now } = options;
  const chosen = chooseSource(env, numbers);
  const { source, ownReferences, estimateHistory, record } = chosen ? real(options, chosen) : embedded(options);
  const refreshMs = env.INCIDENTS_REFRESH_SECONDS * 1000;
  const initial = (await record?.load()) ?? null;
  const picture = createPicture({
    source,
    refreshMs,
    logger,
    now,
    initial,
    onRead: (published, changed) => {
      record?.note(published, changed);
      if (changed) options.onPicture?.(published.snapshot);
    },
  });
  const snapshot = () => picture.current()?.snapshot ?? null;
  const operator = operatorClient(env);
  const questions = operator
    ? createOperatorQuestions(operator, numbers)
    : createLocalQuestions({ snapshot, addresses, geography, ownReferences, now });

  await Promise.race([picture.refresh(), patience()]);
  const polling = startPolling(picture.refresh, refreshMs);
  return {
    ...questions,
    snapshot,
    freshness: picture.freshness,
    wireJson: (form) => picture.current()?.json[form]() ?? '[]',
    wireJsonOf: (reference) => picture.current()?.pieces.get(reference)?.whole ?? null,
    estimateHistory,
    refresh: picture.refresh,
    async close() {
      polling.stop();
      await record?.settled();
    },
  };
}
