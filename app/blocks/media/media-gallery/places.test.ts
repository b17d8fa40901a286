import { expect, it } from 'vitest';
import { context, thumbnailsIn } from './places';

it.each([
  [4, 1, 5, 0],
  [0, -1, 5, 4],
  [2, 1, 5, 3],
  [0, 1, 1, 0],
])('from %i by %i of %i comes %i', (place, by, count, expected) =>
  expect(context(place, by, count)).toBe(expected),
);
it.each([
  ['a wide screen', 1000, 3, 6, { shown: 3, hidden: 3 }],
  ['a phone', 288, 3, 6, { shown: 2, hidden: 4 }],
  ['hardly any room', 50, 3, 2, { shown: 1, hidden: 1 }],
  ['all fit', 1000, 3, 2, { shown: 2, hidden: 0 }],
])('%s [L-641]', (_name, width, most, count, expected) =>
  expect(thumbnailsIn(width, most, count)).toEqual(expected),
);
