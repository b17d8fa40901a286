import { expect, it } from 'vitest';
import { pauseAfter } from './backoff';

it.each([
  [1, 0, 1000],
  [1, 1, 500],
  [2, 0, 2000],
  [9, 0, 256_000],
  [10, 0, 300_000],
  [10, 1, 150_000],
  [5000, 0, 300_000],
])('after %d tries, chance %d: %d ms', (attempts, chance, expected) =>
  expect(pauseAfter(attempts, () => chance)).toBe(expected),
);
