import { setImmediate } from 'node:timers/promises';

/** How long one turn may take: with a collection of garbage it stays far below the 50 ms that the event loop may stall. */
const LONGEST_TURN_MS = 5;

/**
 * Does the work for each item, and lets requests and timers run after every few milliseconds of it. Rejects where the work throws.
 * @param giveWay between two turns
 */
export async function forEachInTurns<Item>(
  items: Iterable<Item>,
  work: (item: Item) => void,
  giveWay: () => Promise<unknown> = () => setImmediate(),
): Promise<void> {
  let ends = performance.now() + LONGEST_TURN_MS;
  for (const item of items) {
    work(item);
    if (performance.now() <= ends) continue;
    await giveWay();
    ends = performance.now() + LONGEST_TURN_MS;
  }
}
