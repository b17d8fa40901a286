import { setImmediate as turn } from 'node:timers/promises';

/**
 * The longest turn. In a crowd a page of some ten milliseconds has its turn after each, so that the
 * crowd keeps most of the time while a list is read.
 */
const LONGEST_TURN_MS = 2;

export type Rest = () => Promise<unknown>;

export const untilNextTurn: Rest = () => turn();

/** Yields every few milliseconds through `giveWay`. Rejects if the work throws. */
export async function forEachInTurns<Item>(
  items: Iterable<Item>,
  work: (item: Item) => void,
  giveWay: Rest = untilNextTurn,
): Promise<void> {
  let ends = performance.now() + LONGEST_TURN_MS;
  for (const item of items) {
    work(item);
    if (performance.now() <= ends) continue;
    await giveWay();
    ends = performance.now() + LONGEST_TURN_MS;
  }
}

/** `forEachInTurns` with what the work returns, in the order of the items. */
export async function mapInTurns<Item, Result>(
  items: Iterable<Item>,
  work: (item: Item) => Result,
): Promise<Result[]> {
  const results: Result[] = [];
  await forEachInTurns(items, (item) => void results.push(work(item)));
  return results;
}

/**
 * Lets this many requests through in each turn of the event loop. Callers take turns, so a caller
 * with many requests delays only their own; a request without a caller counts as a caller of its
 * own.
 */
export function createTurns(perTurn: number): (caller?: string | symbol) => Promise<void> {
  /** The caller served longest ago comes first. */
  const waiting = new Map<string | symbol, (() => void)[]>();
  function letIn(): void {
    for (let left = perTurn; left > 0; left -= 1) {
      const [next] = waiting;
      if (!next) return;
      const [caller, queue] = next;
      waiting.delete(caller);
      queue.shift()?.();
      if (queue.length > 0) waiting.set(caller, queue);
    }
    if (waiting.size > 0) setImmediate(letIn);
  }
  return (caller = Symbol()) =>
    new Promise((resolve) => {
      const queue = waiting.get(caller);
      if (queue) queue.push(resolve);
      else if (waiting.set(caller, [resolve]).size === 1) setImmediate(letIn);
    });
}

export const nextTurn = createTurns(1);
