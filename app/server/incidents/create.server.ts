import { ageKind } from '~/domain/incident/data-age';
import type { Trouble } from '~/domain/open/status/source-days';
import { SECOND, type Instant } from '~/domain/time/instant';
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
import { startPolling } from '~/server/lib/polling';
import { keepRecord } from './record.server';
import { shareIncidents } from './shared/share.server';
import { NO_NUMBERS } from './wire/private/html';

export interface IncidentsOptions {
  env: Pick<
    Env,
    | 'INCIDENTS_URL'
    | 'INCIDENTS_SHAPE'
    | 'INCIDENTS_KEY'
    | 'OPERATOR_URL'
    | 'INCIDENTS_REFRESH_SECONDS'
    | 'DATA_DIR'
  >;
  operator: Operator;
  /** From before anything was recorded; null without a demonstration. */
  demo: Pick<Incidents, 'estimateHistory'> | null;
  store: Store;
  cluster?: Cluster | null;
  logger: Logger;
  /** Digits only; they aren't redacted from free text. */
  numbers?: () => ReadonlySet<string>;
  now?: () => Instant;
  onPoll?: (trouble: Trouble | null) => void;
  firstLookMs?: number;
}

export interface RunningIncidents extends Incidents {
  /** The listener gets each new snapshot, and at once the newest if one was read. It must return at once. */
  onSnapshot(listener: (snapshot: IncidentSnapshot) => void): void;
  refresh(): Promise<void>;
  close(): Promise<void>;
}

const noNumbers = () => NO_NUMBERS;
/** Pages can do without the first snapshot. */
const FIRST_LOOK_MS = 3000;
const patience = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms).unref());

/** Real incidents only, because durations are learned from them. */
function recordOf({ env, store, logger, numbers = noNumbers, now = Date.now }: IncidentsOptions) {
  const sourceUrl = env.INCIDENTS_URL ?? env.OPERATOR_URL;
  return sourceUrl === undefined
    ? null
    : keepRecord({ store, dir: env.DATA_DIR, sourceUrl, logger, numbers, now });
}

/** One node polls for all, but files and the demonstration are local to each. */
function sharingOf(
  { env, store, cluster, logger, numbers = noNumbers }: IncidentsOptions,
  refreshMs: () => number,
) {
  const sourceUrl = env.INCIDENTS_URL ?? env.OPERATOR_URL;
  if (!cluster || sourceUrl === undefined || sourceUrl.startsWith('file:')) return null;
  return shareIncidents({ cluster, store, sourceUrl, refreshMs, numbers, logger });
}

/** Questions about a visitor's own place always go to the operator, even with INCIDENTS_URL. */
export async function createIncidents(options: IncidentsOptions): Promise<RunningIncidents> {
  const { env, operator, demo, logger, numbers = noNumbers, now = Date.now } = options;
  const record = recordOf(options);
  const source = chooseSource(env, operator, numbers);
  // A source may ask to be left alone for longer than the setting says.
  const refreshMs = () => Math.max(env.INCIDENTS_REFRESH_SECONDS * SECOND, source.leastMs?.() ?? 0);
  const sharing = sharingOf(options, refreshMs);
  const initial = (await record?.load()) ?? null;
  const listeners: ((snapshot: IncidentSnapshot) => void)[] = [];
  let newest: IncidentSnapshot | null = null;
  function announce(snapshot: IncidentSnapshot): void {
    newest = snapshot;
    for (const listener of listeners) listener(snapshot);
  }
  const latest = createLatestSnapshot({
    source: sharing ? sharing.of(source) : source,
    refreshMs,
    logger,
    now,
    initial,
    onRead: (serialized, changed) => {
      record?.handleSnapshot(serialized, changed);
      sharing?.handleSnapshot(serialized);
      if (changed) announce(serialized.snapshot);
      // A source with data hours old is as useless as a silent one.
      options.onPoll?.(ageKind(serialized.snapshot.data, now()) === 'very-old' ? 'old-data' : null);
    },
    onTrouble: (trouble) => options.onPoll?.(trouble),
  });
  await Promise.race([latest.refresh(), patience(options.firstLookMs ?? FIRST_LOOK_MS)]);
  const startupError = source.startupError?.();
  if (startupError) throw new Error(startupError);
  sharing?.follow(latest.refresh);
  const polling = startPolling(latest.refresh, refreshMs);
  return {
    ...withLoggedPlans(
      createOperatorQuestions(operator.client("the operator's incidents"), numbers, now),
      logger,
    ),
    snapshot: () => latest.current()?.snapshot ?? null,
    freshness: latest.freshness,
    lastChange: latest.lastChange,
    wireJson: (form) => latest.current()?.json[form]() ?? '[]',
    wireJsonOf: (reference) => latest.current()?.pieces.get(reference)?.whole ?? null,
    estimateHistory: record?.estimateHistory ?? demo?.estimateHistory ?? (async () => []),
    credit: () => source.credit?.() ?? null,
    onSnapshot(listener) {
      listeners.push(listener);
      if (newest) listener(newest);
    },
    refresh: latest.refresh,
    async close() {
      polling.stop();
      await Promise.all([record?.settled(), sharing?.settled()]);
    },
  };
}
