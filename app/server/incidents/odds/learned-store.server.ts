import { z } from 'zod';
import type { Replay } from '~/domain/odds/replay';
import type { Instant } from '~/domain/time/instant';
import type { Store } from '../../store/open.server';
import type { PowerCutHistory } from './history-source';

const instant = z.number().finite();
const count = z.number().int().min(0);
const losses = z.tuple([z.number(), z.number(), z.number()]);
const minutes = z.number().min(0);

const Content = z.object({
  learned: z.object({
    cells: z.record(z.tuple([minutes, minutes, minutes, minutes])),
    since: instant,
    until: instant,
    powerCuts: count,
    most: count,
  }),
  weeks: z.array(
    z.object({
      from: instant,
      to: instant,
      silent: count,
      score: z.object({
        moments: count,
        withinEight: count,
        withinOneToNine: count,
        estimated: count,
        withinWindow: count,
        ours: losses,
        operators: losses,
      }),
    }),
  ),
});

/** What was learned, and how it did in past weeks. */
export interface LearnedOdds extends Replay {
  readonly learnedAt: Instant;
}

/** What was last learned from a history; null where there is none, or it was written by a version that knew other things. */
export async function readLearned(store: Store, history: PowerCutHistory['name']): Promise<LearnedOdds | null> {
  const row = await store.db
    .selectFrom('learned_odds')
    .where('history', '=', history)
    .select(['learned_at', 'content'])
    .executeTakeFirst();
  if (!row) return null;
  const content = Content.safeParse(JSON.parse(row.content));
  return content.success ? { ...content.data, learnedAt: row.learned_at } : null;
}

/** Keeps what was learned, unless another process has learned later. */
export async function writeLearned(
  store: Store,
  history: PowerCutHistory['name'],
  { learnedAt, ...content }: LearnedOdds,
): Promise<void> {
  const row = { history, learned_at: learnedAt, content: JSON.stringify(content) };
  await store.db
    .insertInto('learned_odds')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .column('history')
        .doUpdateSet({ learned_at: row.learned_at, content: row.content })
        .where('learned_odds.learned_at', '<', row.learned_at),
    )
    .execute();
}
