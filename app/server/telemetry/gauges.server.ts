import { sql } from 'kysely';
import { collectDefaultMetrics, Gauge, type Registry } from 'prom-client';
import { withTimeout } from '~/server/lib/with-timeout.server';
import type { Incidents } from '../incidents/incidents';
import type { MessageKind } from '../store/values';
import type { Store } from '../store/open.server';
import { registry } from '~/server/lib/metrics';

/** A hanging database must not block a scrape: its metrics are then missing. */
const PATIENCE_MS = 1500;
const KINDS: readonly MessageKind[] = ['operator', 'text', 'push', 'email'];

export type GaugeSources = {
  incidents: Pick<Incidents, 'snapshot' | 'freshness'>;
  intake: { isOpen(): boolean };
  store: Pick<Store, 'db' | 'isOpen'>;
  now?: () => number;
};

/**
 * For counting and for finding the oldest: index rows that SQLite reads in a few milliseconds, on
 * the thread that answers visitors.
 */
const MOST_COUNTED = 100_000;
const MOST_LOOKED_AT = 1000;

interface Depth {
  readonly waiting: number;
  readonly parked: number;
  /** When the oldest was queued; if there are many, the oldest of those due first. */
  readonly oldest: number | null;
}

async function depthOf({ db }: GaugeSources['store'], kind: MessageKind): Promise<Depth> {
  // Written into the SQL, so that SQLite uses the index of waiting messages.
  const waits = db
    .selectFrom('outbox')
    .where('kind', '=', kind)
    .where('state', '=', sql.lit('waiting' as const));
  const [waiting, oldest, parked] = await Promise.all([
    db
      .selectFrom(waits.select('due_at').limit(MOST_COUNTED).as('some'))
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirst(),
    db
      .selectFrom(waits.select('created_at').orderBy('due_at').limit(MOST_LOOKED_AT).as('first'))
      .select(({ fn }) => fn.min('created_at').as('at'))
      .executeTakeFirst(),
    db
      .selectFrom('outbox')
      .where('kind', '=', kind)
      .where('state', '=', 'parked')
      .where('finished_at', 'is not', null)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirst(),
  ]);
  return {
    waiting: Number(waiting?.count ?? 0),
    parked: Number(parked?.count ?? 0),
    oldest: oldest?.at ?? null,
  };
}

async function depths(
  store: GaugeSources['store'],
): Promise<ReadonlyMap<MessageKind, Depth> | null> {
  if (!store.isOpen()) return null;
  const all = Promise.all(KINDS.map(async (kind) => [kind, await depthOf(store, kind)] as const));
  return withTimeout(
    PATIENCE_MS,
    all.then((entries) => new Map(entries)),
    null,
  );
}

export function addReadings(
  { incidents, intake, store, now = Date.now }: GaugeSources,
  register: Registry = registry,
): void {
  function gauge(
    name: string,
    help: string,
    read: (metric: Gauge) => void | Promise<void>,
    labelNames: string[] = [],
  ) {
    const metric: Gauge = new Gauge({
      name,
      help,
      labelNames,
      registers: [register],
      collect: () => read(metric),
    });
  }
  // Memory, garbage collection, file handles, and the event loop delay with its percentiles since
  // the last scrape.
  collectDefaultMetrics({ register });

  gauge(
    'site_feed_age_seconds',
    'Since the incident source last confirmed what pages show.',
    (metric) => {
      const { takenAt } = incidents.freshness();
      metric.reset();
      if (takenAt !== null) metric.set((now() - takenAt) / 1000);
    },
  );
  gauge('site_feed_stale', '1 while pages say that what they show is old.', (metric) =>
    metric.set(Number(incidents.freshness().stale)),
  );
  gauge('site_snapshot_incidents', 'Incidents in the picture that pages show.', (metric) =>
    metric.set(incidents.snapshot()?.incidents.length ?? 0),
  );
  gauge('site_forms_open', '1 while what visitors send can be kept.', (metric) =>
    metric.set(Number(intake.isOpen())),
  );

  let pending: ReturnType<typeof depths> | null = null;
  /** Gauges are read together, so those of the outbox share one query. */
  const outbox = () => (pending ??= depths(store).finally(() => (pending = null)));

  gauge(
    'site_store_answers',
    '1 if the store answered; else figures of the outbox are missing.',
    async (metric) => metric.set(Number((await outbox()) !== null)),
  );
  gauge(
    'site_outbox_parcels',
    'Accepted work by kind: waiting to be delivered, or parked until somebody looks at it.',
    async (metric) => {
      metric.reset();
      for (const [kind, { waiting, parked }] of (await outbox()) ?? []) {
        metric.set({ kind, state: 'waiting' }, waiting);
        metric.set({ kind, state: 'parked' }, parked);
      }
    },
    ['kind', 'state'],
  );
  gauge(
    'site_outbox_oldest_seconds',
    'Age of the oldest work of a kind that still waits.',
    async (metric) => {
      metric.reset();
      for (const [kind, { oldest }] of (await outbox()) ?? [])
        metric.set({ kind }, oldest === null ? 0 : (now() - oldest) / 1000);
    },
    ['kind'],
  );
}
