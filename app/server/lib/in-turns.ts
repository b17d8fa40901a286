import { setImmediate } from 'node:timers/promises';

/**
 * The longest turn; even with garbage collection it stays well below the 50 ms limit for stalls.
 */
const LONGEST_TURN_MS = 5;

/**
 * Does the work for each item, yielding to requests and timers every few milliseconds through
 * `giveWay`. Rejects if the work throws.
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
