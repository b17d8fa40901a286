import { afterEach } from 'vitest';

/** A list of steps that undo what a test did: they run after each test, the latest first. */
export function undoAfterEach(): (() => unknown)[] {
  const undo: (() => unknown)[] = [];
  afterEach(async () => {
    for (const step of undo.splice(0).reverse()) await step();
  });
  return undo;
}
