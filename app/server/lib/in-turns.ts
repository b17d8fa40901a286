import { setImmediate } from 'node:timers/promises';

/** How long one turn may take: with a step that runs over and a collection of garbage it stays below the 20 ms that a visitor may wait. */
const LONGEST_TURN_MS = 5;

/** Long work in steps: it yields wherever it may be interrupted, and returns its result. */
export type Steps<Result> = Generator<void, Result, void>;

/** Does the work without a pause. */
export function atOnce<Result>(work: Steps<Result>): Result {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

/**
 * Does the work in turns of a few milliseconds, between which everybody else has theirs. Nothing of it is seen before it is whole.
 * @param giveWay between two turns
 */
export async function inTurns<Result>(
  work: Steps<Result>,
  giveWay: () => Promise<unknown> = () => setImmediate(),
): Promise<Result> {
  let ends = performance.now() + LONGEST_TURN_MS;
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    if (performance.now() <= ends) continue;
    await giveWay();
    ends = performance.now() + LONGEST_TURN_MS;
  }
}
