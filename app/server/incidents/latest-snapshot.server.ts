import type { Trouble } from '~/domain/open/status/source-days';
import { MINUTE, SECOND, type Instant } from '~/domain/time/instant';
import type { Logger } from '~/server/lib/logger.server';
import { metrics } from '~/server/lib/metrics';
import type { Freshness, LastChange } from './incidents';
import { assessSnapshot, type Verdict } from './snapshot-acceptance';
import { createVanished } from './operator-feeds/vanished';
import { createFeedReport } from './report';
import { serializeSnapshot, confirmSnapshot, type SerializedSnapshot } from './serialized-snapshot';
import type { IncidentSource } from './source';

const STALE_AFTER = 90 * SECOND;
const SHORT_STOP = 15 * MINUTE;

const TROUBLES: Readonly<Record<Exclude<Verdict, 'accept'>, Trouble>> = {
  wait: 'not-believed',
  empty: 'not-believed',
  refuse: 'unusable',
};

const REASONS: Readonly<Record<Verdict, string>> = {
  accept: '',
  wait: 'most incidents vanished at once',
  empty: 'every incident vanished at once',
  refuse: 'most records were unreadable',
};

export interface LatestSnapshotOptions {
  source: IncidentSource;
  refreshMs: () => number;
  logger: Logger;
  initial?: SerializedSnapshot | null;
  now?: () => Instant;
  /** For every snapshot that the source confirms, changed or not. */
  onRead?: (serialized: SerializedSnapshot, changed: boolean) => void;
  onTrouble?: (trouble: Trouble) => void;
}

/** One poll at a time; a poll that fails leaves the last snapshot and its time. */
export function createLatestSnapshot(options: LatestSnapshotOptions) {
  const { source, refreshMs, logger, initial = null, now = Date.now, onRead, onTrouble } = options;
  let current: SerializedSnapshot | null = initial;
  let lastChange: LastChange = { count: 0, at: now() };
  /** The last answer was rejected: the next poll asks for the whole list to confirm or replace it. */
  let rejected: Exclude<Verdict, 'accept'> | null = null;
  let failing = false;
  const report = createFeedReport(logger);
  const vanished = createVanished();
  // What ended during a long stop ended at an unknown time.
  if (initial && now() - initial.snapshot.takenAt <= SHORT_STOP)
    vanished.adopt([...initial.pieces.values()].map(({ record }) => record));
  let listed: number | null = null;
  let polling: Promise<void> | null = null;

  function fail(reason: string, trouble: Trouble): void {
    onTrouble?.(trouble);
    metrics.feedFailures.inc();
    // Logged once at the start and once at the end of an outage, so a night without the source doesn't fill the log.
    if (!failing)
      logger.warn({ reason }, 'the incident source failed; the last known incidents stay');
    failing = true;
  }

  function accept(next: SerializedSnapshot): void {
    const changed = current?.snapshot.revision !== next.snapshot.revision;
    current = next;
    if (changed) lastChange = { count: lastChange.count + 1, at: now() };
    if (failing) logger.info({}, 'the incident source answers again');
    failing = false;
    onRead?.(next, changed);
  }

  async function poll(): Promise<void> {
    const answer = await source.read(now(), rejected !== null || current === null);
    if (answer.kind === 'same') {
      if (!current) return;
      const feed = vanished.again(now());
      accept(
        feed ? await serializeSnapshot(feed, answer, current) : confirmSnapshot(current, answer),
      );
      return;
    }
    const { feed } = answer;
    // What has left the list by itself is no measure of what it should hold.
    const previous = current && {
      count: listed ?? current.snapshot.incidents.length,
      takenAt: current.snapshot.takenAt,
    };
    const verdict = answer.isAccepted ? 'accept' : assessSnapshot(feed, previous, now());
    const secondTime = rejected === 'wait' && verdict === 'wait';
    rejected = verdict === 'accept' || secondTime ? null : verdict;
    if (rejected) return fail(feed.problem ?? REASONS[rejected], TROUBLES[rejected]);
    report(feed);
    listed = feed.incidents.length;
    if (answer.isAccepted) vanished.adopt(feed.records);
    const whole = answer.isAccepted ? feed : vanished.withVanished(feed, now());
    accept(await serializeSnapshot(whole, answer, current));
  }

  return {
    current: () => current,
    lastChange: () => lastChange,
    freshness(): Freshness {
      const takenAt = current?.snapshot.takenAt ?? null;
      return {
        takenAt,
        stale: takenAt === null || now() - takenAt > Math.max(STALE_AFTER, 3 * refreshMs()),
      };
    },
    /** Concurrent callers share a poll. Never rejects. */
    refresh(): Promise<void> {
      polling ??= poll()
        .catch((error: Error) => fail(error.message, 'no-answer'))
        .finally(() => (polling = null));
      return polling;
    },
  };
}
