import { setImmediate as turn } from 'node:timers/promises';

/**
 * The longest turn. In a crowd a page of some ten milliseconds has its turn after each, so that the
 * crowd keeps most of the time while a list is read.
 */
const LONGEST_TURN_MS = 2;

/** Lets requests and timers work; resolves when it's our turn again. */
export type Rest = () => Promise<unknown>;

/** Rests until the next turn of the event loop. */
export const untilNextTurn: Rest = () => turn();

/**
 * Does the work for each item, yielding to requests and timers every few milliseconds through
 * `giveWay`. Rejects if the work throws.
 */
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

/**
 * Creates a queue that lets this many callers through in each turn of the event loop, first come
 * first served.
 */
export function createTurns(perTurn: number): () => Promise<void> {
  const waiting: (() => void)[] = [];
  function letIn(): void {
    for (const go of waiting.splice(0, perTurn)) go();
    if (waiting.length > 0) setImmediate(letIn);
  }
  return () =>
    new Promise((resolve) => {
      if (waiting.push(resolve) === 1) setImmediate(letIn);
    });
}

/** Lets one caller through in each turn, for work of some milliseconds. */
export const nextTurn = createTurns(1);
