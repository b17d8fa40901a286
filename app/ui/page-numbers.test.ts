import { expect, test } from 'vitest';
import { pageNumbers } from './pagination';

test.each([
  ['one page', 1, 1, [1]],
  ['a few', 2, 3, [1, 2, 3]],
  ['the start of many', 1, 9, [1, 2, null, 9]],
  ['the middle of many', 5, 9, [1, null, 4, 5, 6, null, 9]],
  ['a gap of one page is that page', 4, 9, [1, 2, 3, 4, 5, null, 9]],
  ['the end of many', 9, 9, [1, null, 8, 9]],
])('%s [J-821, J-822]', (_, current, pages, expected) => {
  expect(pageNumbers(current, pages)).toEqual(expected);
});
