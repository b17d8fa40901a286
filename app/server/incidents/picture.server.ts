import type { Trouble } from '~/domain/open/status/source-days';
import { SECOND, type Instant } from '~/domain/time/instant';
import type { Logger } from '~/server/lib/logger.server';
import { meters } from '~/server/lib/meters';
import type { Freshness } from './incidents';
import { judge, type Verdict } from './judge';
import { createFeedReport } from './report';
import { publish, seenAgain, type Published } from './published';
import type { IncidentSource } from './source';

const STALE_AFTER = 90 * SECOND;

const TROUBLES: Readonly<Record<Exclude<Verdict, 'believe'>, Trouble>> = {
  wait: 'not-believed',
  empty: 'not-believed',
  refuse: 'unusable',
};

const REASONS: Readonly<Record<Verdict, string>> = {
  believe: '',
  wait: 'most incidents vanished at once',
  empty: 'every incident vanished at once',
  refuse: 'most records were unreadable',
};

export interface PictureOptions {
  source: IncidentSource;
  refreshMs: number;
  logger: Logger;
  /** What an earlier run last knew. */
  initial?: Published | null;
  now?: () => Instant;
  /** Told of every picture that the source confirmed, changed or not. */
  onRead?: (published: Published, changed: boolean) => void;
  /** Told of every look at the source that brought nothing to believe. */
  onTrouble?: (trouble: Trouble) => void;
}

/**
 * The latest known picture. One look at the source at a time; a look that fails leaves the last picture with its time.
 * Architecture, "How data flows" 1.
 */
export function createPicture(options: PictureOptions) {
  const { source, refreshMs, logger, initial = null, now = Date.now, onRead, onTrouble } = options;
  let current: Published | null = initial;
  /** The last answer was not believed: it must be seen whole again, and the same once more is believed. */
  let doubted: Exclude<Verdict, 'believe'> | null = null;
  let failing = false;
  const report = createFeedReport(logger);
  let looking: Promise<void> | null = null;

  function failed(reason: string, trouble: Trouble): void {
    onTrouble?.(trouble);
    meters.feedFailures.inc();
    // Said once when trouble begins and once when it ends: a source that is down for a night would fill the log.
    if (!failing) logger.warn({ reason }, 'the incident source failed; the last known incidents stay');
    failing = true;
  }

  function accept(next: Published): void {
    const changed = current?.snapshot.revision !== next.snapshot.revision;
    current = next;
    if (failing) logger.info({}, 'the incident source answers again');
    failing = false;
    onRead?.(next, changed);
  }

  async function look(): Promise<void> {
    const answer = await source.read(now(), doubted !== null || current === null);
    if (answer.kind === 'same') {
      if (current) accept(seenAgain(current, answer));
      return;
    }
    const { feed } = answer;
    const known = current && { count: current.snapshot.incidents.length, takenAt: current.snapshot.takenAt };
    const verdict = answer.isBelieved ? 'believe' : judge(feed, known, now());
    const secondTime = doubted === 'wait' && verdict === 'wait';
    doubted = verdict === 'believe' || secondTime ? null : verdict;
    if (doubted) return failed(feed.problem ?? REASONS[doubted], TROUBLES[doubted]);
    report(feed);
    accept(await publish(feed, answer, current));
  }

  return {
    current: () => current,
    freshness(): Freshness {
      const takenAt = current?.snapshot.takenAt ?? null;
      return { takenAt, stale: takenAt === null || now() - takenAt > Math.max(STALE_AFTER, 3 * refreshMs) };
    },
    /** Looks once. Two callers share one look. Never rejects. */
    refresh(): Promise<void> {
      looking ??= look()
        .catch((error: Error) => failed(error.message, 'no-answer'))
        .finally(() => (looking = null));
      return looking;
    },
  };
}
