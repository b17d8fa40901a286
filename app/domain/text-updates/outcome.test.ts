import { expect, it } from 'vitest';
import { reasonOf, type Fate } from './outcome';

it.each<[Fate | null, Fate | null, number | null]>([
  ['added', null, null],
  [null, 'added', null],
  ['added', 'added', null],
  ['added', 'had', null],
  ['had', 'added', null],
  ['had', null, 2],
  [null, 'had', 2],
  ['had', 'had', 2],
  ['refused', null, 1],
  ['refused', 'added', 1],
  ['refused', 'had', 1],
  [null, 'refused', 3],
  ['added', 'refused', 3],
  ['refused', 'refused', 4],
])('this incident %s, later ones %s: reason %s', (live, future, reason) =>
  expect(reasonOf({ live, future })).toBe(reason),
);
