import { expect, it } from 'vitest';
import { pageOf } from './paged';

const letters = ['a', 'b', 'c', 'd', 'e'];
it.each([
  ['the first page', 1, 2, ['a', 'b'], 3],
  ['the last, shorter page', 3, 2, ['e'], 3],
  ['after the last', 4, 2, [], 3],
  ['all in one', 1, 12, letters, 1],
])('%s', (_, page, size, items, totalPages) =>
  expect(pageOf(letters, page, size)).toEqual({ items, totalPages, totalRecords: 5 }),
);
it('nothing has no pages', () =>
  expect(pageOf([], 1, 12)).toEqual({ items: [], totalPages: 0, totalRecords: 0 }));
