import { expect, it } from 'vitest';
import { polygonsOf } from './rings';

const square = (from: number, to: number) => [
  { lat: from, lng: from },
  { lat: from, lng: to },
  { lat: to, lng: to },
  { lat: to, lng: from },
];
const [sea, island, lake, islet] = [square(20, 30), square(0, 10), square(2, 8), square(4, 6)];

it.each([
  ['nothing', [], []],
  ['a ring too short to enclose anything', [[{ lat: 1, lng: 1 }]], []],
  ['two islands', [sea, island], [1, 1]],
  ['a lake, given before its land', [lake, island], [2]],
  ['an islet in a lake', [island, lake, islet], [2, 1]],
])('%s', (_situation, rings, expected) =>
  expect(polygonsOf(rings).map((polygon) => polygon.length)).toEqual(expected),
);

it('closes its rings and turns positions round', () => {
  expect(polygonsOf([island])[0]?.[0]).toEqual([
    [0, 0],
    [10, 0],
    [10, 10],
    [0, 10],
    [0, 0],
  ]);
});
