import { ageKind } from '~/domain/incident/data-age';
import type { Trouble } from '~/domain/open/status/source-days';
import type { Instant } from '~/domain/time/instant';
import type { Env } from '../env.server';
import type { Logger } from '~/server/lib/logger.server';
import type { Cluster } from '../cluster/cluster';
import type { Operator } from '../operator.server';
import type { Store } from '../store/open.server';
import { chooseSource } from './choose-source.server';
import type { Incidents, IncidentSnapshot } from './incidents';
import { withLoggedPlans } from './logged-plans';
import { createOperatorQuestions } from './operator-questions.server';
import { createLatestSnapshot } from './latest-snapshot.server';
import { startPolling } from './poller.server';
import { keepRecord } from './record.server';
import { shareIncidents } from './shared/share.server';
import { NO_NUMBERS } from './wire/private/html';

export interface IncidentsOptions {
  env: Pick<Env, 'INCIDENTS_URL' | 'OPERATOR_URL' | 'INCIDENTS_REFRESH_SECONDS' | 'DATA_DIR'>;
  operator: Operator;
  /** Tells what was said about an incident of the demonstration before anybody recorded it; null where there is none. */
  demo: Pick<Incidents, 'estimateHistory'> | null;
  store: Store;
  /** The processes that share the store; null where this one has it to itself. */
  cluster?: Cluster | null;
  logger: Logger;
  /** The operator's own telephone numbers, digits only: they stay in free text. */
  numbers?: () => ReadonlySet<string>;
  now?: () => Instant;
  /** Told of every picture that differs from the one before; returns at once. */
  onSnapshot?: (snapshot: IncidentSnapshot) => void;
  /** Told of every look at the source: why it was of no use, or null. */
  onLook?: (trouble: Trouble | null) => void;
}

/** The port, and what its maker needs in order to refresh it at once or to stop it. */
export interface RunningIncidents extends Incidents {
  refresh(): Promise<void>;
  close(): Promise<void>;
}

const noNumbers = () => NO_NUMBERS;
/** A page can do without the first snapshot; it waits no longer than this for it. */
const FIRST_LOOK_MS = 3000;
const patience = () => new Promise<void>((resolve) => setTimeout(resolve, FIRST_LOOK_MS).unref());

/** What is kept of real incidents; of invented ones nothing, since durations are to be learned from real ones. */
function recordOf({ env, store, logger, numbers = noNumbers, now = Date.now }: IncidentsOptions) {
  const sourceUrl = env.INCIDENTS_URL ?? env.OPERATOR_URL;
  return sourceUrl === undefined ? null : keepRecord({ store, dir: env.DATA_DIR, sourceUrl, logger, numbers, now });
}

/** A list that several nodes ask for is asked for by one of them. A file lies beside each node, and so does the demonstration. */
function sharingOf({ env, store, cluster, logger, numbers = noNumbers }: IncidentsOptions) {
  const sourceUrl = env.INCIDENTS_URL ?? env.OPERATOR_URL;
  if (!cluster || sourceUrl === undefined || sourceUrl.startsWith('file:')) return null;
  const refreshMs = env.INCIDENTS_REFRESH_SECONDS * 1000;
  return shareIncidents({ cluster, store, sourceUrl, refreshMs, numbers, logger });
}

/**
 * Incidents come from a feed (INCIDENTS_URL), else from the operator. Questions about one visitor's place go to the operator, whoever
 * that is.
 */
export async function createIncidents(options: IncidentsOptions): Promise<RunningIncidents> {
  const { env, operator, demo, logger, numbers = noNumbers, now = Date.now } = options;
  const record = recordOf(options);
  const sharing = sharingOf(options);
  const refreshMs = env.INCIDENTS_REFRESH_SECONDS * 1000;
  const source = chooseSource(env, operator, numbers);
  const initial = (await record?.load()) ?? null;
  const latest = createLatestSnapshot({
    source: sharing ? sharing.of(source) : source,
    refreshMs,
    logger,
    now,
    initial,
    onRead: (serialized, changed) => {
      record?.note(serialized, changed);
      sharing?.note(serialized);
      if (changed) options.onSnapshot?.(serialized.snapshot);
      // A source that answers with what it said hours ago is of no more use than one that is silent.
      options.onLook?.(ageKind(serialized.snapshot.data, now()) === 'very-old' ? 'old-data' : null);
    },
    onTrouble: (trouble) => options.onLook?.(trouble),
  });
  await Promise.race([latest.refresh(), patience()]);
  sharing?.follow(latest.refresh);
  const polling = startPolling(latest.refresh, refreshMs);
  return {
    ...withLoggedPlans(createOperatorQuestions(operator.client("the operator's incidents"), numbers, now), logger),
    snapshot: () => latest.current()?.snapshot ?? null,
    freshness: latest.freshness,
    wireJson: (form) => latest.current()?.json[form]() ?? '[]',
    wireJsonOf: (reference) => latest.current()?.pieces.get(reference)?.whole ?? null,
    estimateHistory: record?.estimateHistory ?? demo?.estimateHistory ?? (async () => []),
    refresh: latest.refresh,
    async close() {
      polling.stop();
      await Promise.all([record?.settled(), sharing?.settled()]);
    },
  };
}
