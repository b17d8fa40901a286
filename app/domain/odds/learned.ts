import { DAY, type Instant } from '../time/instant';
import { OLDEST } from './course';
import { oddsOf, type Cells, type Odds } from './tally';

/** What was learned from a history, until a moment. */
export interface Learned {
  readonly cells: Cells;
  /** Of what it was learned: the first and the last moment, and how many finished power cuts lie between. */
  readonly since: Instant;
  readonly until: Instant;
  readonly powerCuts: number;
  /** The most power cuts that were going on at once. */
  readonly most: number;
}

/** A power cut as odds look at it. */
export interface Asked {
  readonly isPlanned: boolean;
  readonly isRestored: boolean;
  /** It was restored and came back. */
  readonly cameBack: boolean;
  readonly category: string | null;
  readonly customers: number;
  readonly reportedAt: Instant | null;
}

/** What goes on around it. */
export interface Around {
  readonly now: Instant;
  readonly feedIsStale: boolean;
  /** Power cuts going on at this moment. */
  readonly open: number;
}

export const LEAST_TIME = 28 * DAY;
export const LEAST_POWER_CUTS = 1000;

/** Why nothing is said. */
export type Silence =
  'little-history' | 'stale-feed' | 'unusually-many' | 'planned' | 'restored' | 'came-back' | 'no-report' | 'too-old';

/** Whether a history is long enough to speak from, and holds so many power cuts at once. */
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

/** The odds of a power cut, or why none are said. Issue "Honest odds", "Says nothing"; docs/decisions/odds.md. */
export function askOdds(learned: Learned | null, asked: Asked, around: Around): Odds | Silence {
  if (learned === null) return 'little-history';
  const silence = silenceOf(learned, around.open) ?? silenceAbout(asked, around);
  if (silence !== null || asked.reportedAt === null) return silence ?? 'no-report';
  const age = Math.max(0, around.now - asked.reportedAt);
  return oddsOf(learned.cells, { category: asked.category, customers: asked.customers, age }) ?? 'little-history';
}
