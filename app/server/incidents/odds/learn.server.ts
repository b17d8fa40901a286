import type { Course } from '~/domain/odds/course';
import { REFIT, replay } from '~/domain/odds/replay';
import { DAY, type Instant } from '~/domain/time/instant';
import type { PowerCutHistory } from './history-source';
import type { LearnedOdds } from './odds-file.server';

/** A longer history would add little to the last year and its season. */
const LONGEST_HISTORY = 400 * DAY;
const WEEKS = 12;
/** By then 99 in 100 power cuts are finished: a week judged earlier would lack the long ones. */
const RIPE = 3 * DAY;

const startOf = (courses: readonly Course[]): Instant | null => {
  let first = Infinity;
  for (const { open, moments } of courses)
    first = Math.min(first, open[0]?.[0] ?? moments[0]?.at ?? Infinity);
  return Number.isFinite(first) ? first : null;
};

/**
 * Null for an empty history. Accuracy is recomputed, as more past power cuts are finished by now.
 */
export async function learnFrom(
  history: PowerCutHistory,
  now: Instant,
): Promise<LearnedOdds | null> {
  const courses: Course[] = [];
  for await (const part of history.courses(now - LONGEST_HISTORY, now)) courses.push(...part);
  const since = startOf(courses);
  if (since === null) return null;
  const judgeUntil = now - RIPE;
  const weeks = Math.min(WEEKS, Math.max(0, Math.floor((judgeUntil - since) / REFIT)));
  const span = { since, judgeFrom: judgeUntil - weeks * REFIT, judgeUntil, until: now };
  return { ...replay(courses, span), learnedAt: now };
}
