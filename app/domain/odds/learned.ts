import { DAY, HOUR, type Instant } from '../time/instant';
import { OLDEST } from './course';
import { oddsOf, type Cells, type Odds } from './tally';

/** The model learned from a history up to a moment. */
export interface Learned {
  readonly cells: Cells;
  /** Its basis: the first and last moment, and the number of finished power cuts between. */
  readonly since: Instant;
  readonly until: Instant;
  readonly powerCuts: number;
  /** The most power cuts that were current at once. */
  readonly most: number;
}

/** A power cut as odds see it. */
export interface Asked {
  readonly isPlanned: boolean;
  readonly isRestored: boolean;
  /** True if it was restored and came back. */
  readonly cameBack: boolean;
  readonly category: string | null;
  readonly customers: number;
  readonly reportedAt: Instant | null;
}

/** The circumstances around it. */
export interface Around {
  readonly now: Instant;
  readonly feedIsStale: boolean;
  /** Current power cuts at this moment. */
  readonly open: number;
}

export const LEAST_TIME = 28 * DAY;
export const LEAST_POWER_CUTS = 1000;

/** Why there are no odds. */
export type Silence =
  | 'little-history'
  | 'stale-feed'
  | 'unusually-many'
  | 'planned'
  | 'restored'
  | 'came-back'
  | 'no-report'
  | 'too-old';

/**
 * Returns why there can be no odds: too short a history, or more power cuts at once than it
 * contains.
 */
export function silenceOf(learned: Omit<Learned, 'cells'>, open: number): Silence | null {
  const { since, until, powerCuts, most } = learned;
  if (until - since < LEAST_TIME || powerCuts < LEAST_POWER_CUTS) return 'little-history';
  return open > most ? 'unusually-many' : null;
}

function silenceAbout(asked: Asked, { now, feedIsStale }: Around): Silence | null {
  if (feedIsStale) return 'stale-feed';
  if (asked.isPlanned) return 'planned';
  if (asked.isRestored) return 'restored';
  if (asked.cameBack) return 'came-back';
  if (asked.reportedAt === null) return 'no-report';
  return now - asked.reportedAt > OLDEST ? 'too-old' : null;
}

/**
 * Returns a power cut's odds, or why there are none. Issue "Honest odds", "Says nothing";
 * docs/decisions/odds.md.
 */
export function askOdds(learned: Learned | null, asked: Asked, around: Around): Odds | Silence {
  if (learned === null) return 'little-history';
  const silence = silenceOf(learned, around.open) ?? silenceAbout(asked, around);
  if (silence !== null || asked.reportedAt === null) return silence ?? 'no-report';
  const age = Math.max(0, around.now - asked.reportedAt);
  return (
    oddsOf(learned.cells, { category: asked.category, customers: asked.customers, age }) ??
    'little-history'
  );
}

/** Odds as they were at one moment. */
export interface OddsAt {
  readonly at: Instant;
  readonly odds: Odds;
}

/**
 * Returns the moments at which a power cut's odds are worked out, newest first: each full hour since
 * the report, so that the time we show moves at most once an hour.
 */
export function hoursSince(reportedAt: Instant, now: Instant): readonly Instant[] {
  const last = Math.max(0, Math.floor((now - reportedAt) / HOUR));
  return Array.from({ length: last + 1 }, (_, index) => reportedAt + (last - index) * HOUR);
}
