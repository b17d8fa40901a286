import { DAY, HOUR, type Instant } from '../time/instant';
import { OLDEST } from './course';
import { oddsOf, type Cells, type Odds } from './tally';

export interface Learned {
  readonly cells: Cells;
  /** The first and last moment learned from, and the number of finished power cuts between. */
  readonly since: Instant;
  readonly until: Instant;
  readonly powerCuts: number;
  readonly most: number;
}

export interface Asked {
  readonly isPlanned: boolean;
  readonly isRestored: boolean;
  readonly cameBack: boolean;
  readonly category: string | null;
  readonly customers: number;
  readonly reportedAt: Instant | null;
}

export interface OddsContext {
  readonly now: Instant;
  readonly feedIsStale: boolean;
  readonly open: number;
}

export const LEAST_TIME = 28 * DAY;
export const LEAST_POWER_CUTS = 1000;

export type Silence =
  | 'little-history'
  | 'stale-feed'
  | 'unusually-many'
  | 'planned'
  | 'restored'
  | 'came-back'
  | 'no-report'
  | 'too-old';

export function silenceOf(learned: Omit<Learned, 'cells'>, open: number): Silence | null {
  const { since, until, powerCuts, most } = learned;
  if (until - since < LEAST_TIME || powerCuts < LEAST_POWER_CUTS) return 'little-history';
  return open > most ? 'unusually-many' : null;
}

function silenceAbout(asked: Asked, { now, feedIsStale }: OddsContext): Silence | null {
  if (feedIsStale) return 'stale-feed';
  if (asked.isPlanned) return 'planned';
  if (asked.isRestored) return 'restored';
  if (asked.cameBack) return 'came-back';
  if (asked.reportedAt === null) return 'no-report';
  return now - asked.reportedAt > OLDEST ? 'too-old' : null;
}

/** Or why there are none: docs/decisions/odds.md */
export function askOdds(
  learned: Learned | null,
  asked: Asked,
  context: OddsContext,
): Odds | Silence {
  if (learned === null) return 'little-history';
  const silence = silenceOf(learned, context.open) ?? silenceAbout(asked, context);
  if (silence !== null || asked.reportedAt === null) return silence ?? 'no-report';
  const age = Math.max(0, context.now - asked.reportedAt);
  return (
    oddsOf(learned.cells, { category: asked.category, customers: asked.customers, age }) ??
    'little-history'
  );
}

export interface OddsAt {
  readonly at: Instant;
  readonly odds: Odds;
}

/**
 * Newest first, at each full hour since the report, so that the time we show moves at most once an
 * hour.
 */
export function hoursSince(reportedAt: Instant, now: Instant): readonly Instant[] {
  const last = Math.max(0, Math.floor((now - reportedAt) / HOUR));
  return Array.from({ length: last + 1 }, (_, index) => reportedAt + (last - index) * HOUR);
}
