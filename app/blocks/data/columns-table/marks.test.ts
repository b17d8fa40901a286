import { expect, it } from 'vitest';
import { isHighlighted, isSeparated } from './columns-table';

it.each([
  ['inside', { startRow: 2, endRow: 3, startColumn: 1, endColumn: 2 }, 2, 1, true],
  ['on the far corner', { startRow: 2, endRow: 3, startColumn: 1, endColumn: 2 }, 3, 2, true],
  ['above', { startRow: 2, endRow: 3 }, 1, 1, false],
  ['beside', { startRow: 2, endRow: 3, startColumn: 1, endColumn: 2 }, 2, 3, false],
  ['a whole row', { startRow: 2, endRow: 2 }, 2, 99, true],
  ['a whole column', { startColumn: 3, endColumn: 3 }, 40, 3, true],
  ['from a row down', { startRow: 5 }, 40, 3, true],
  ['no side given', {}, 1, 1, false],
])('highlight: %s [J-637 to J-640]', (_, area, row, column, expected) =>
  expect(isHighlighted([area], row, column)).toBe(expected),
);

it.each([
  ['its row and column', { row: 2, startColumn: 2, endColumn: 3 }, 2, 2, true],
  ['another row', { row: 2, startColumn: 2, endColumn: 3 }, 3, 2, false],
  ['a column before it', { row: 2, startColumn: 2, endColumn: 3 }, 2, 1, false],
  ['right across', { row: 2 }, 2, 9, true],
])('separator: %s [J-641 to J-643]', (_, line, row, column, expected) =>
  expect(isSeparated([line], row, column)).toBe(expected),
);
