import { expect, it } from 'vitest';
import { inCounties, inOrder, type RowOrder, type Sortable } from './row-order';

const row = (
  county: string | null,
  town: string | null,
  overrides: Partial<Sortable> = {},
): Sortable => ({
  county,
  town,
  group: 'unplanned',
  homes: 1,
  backAt: null,
  reportedAt: 0,
  ...overrides,
});
const rows = [
  row(null, 'Nowhere', { reportedAt: 9 }),
  row('Kent', 'Deal', { homes: 9, backAt: 5 }),
  row('Essex', 'Witham', { homes: 3, reportedAt: 8, backAt: 7 }),
  row('Kent', 'Ashford', { group: 'restored', homes: 0, backAt: 1 }),
  row('Kent', 'Deal', { group: 'planned', homes: 50, backAt: 6 }),
];
const towns = (list: readonly Sortable[]) => list.map(({ town }) => town).join(' ');

it.each<[RowOrder, string]>([
  ['county', 'Witham Ashford Deal Deal Nowhere'],
  ['soonest', 'Deal Deal Witham Nowhere Ashford'],
  ['homes', 'Deal Deal Witham Nowhere Ashford'],
  ['new', 'Nowhere Witham Deal Ashford Deal'],
])('in the order by %s', (by, expected) => expect(towns(inOrder(rows, by))).toBe(expected));

it('groups a page, and counts power cuts of the whole list only', () => {
  const all = inOrder(rows, 'county');
  const [essex, kent] = inCounties(all.slice(0, 3), all);
  expect(essex?.subtotal).toEqual({ cuts: 1, homes: 3, uncounted: 0, entries: 1 });
  expect(kent?.subtotal).toEqual({ cuts: 1, homes: 9, uncounted: 0, entries: 3 });
  expect(
    kent?.towns.map(({ town, subtotal, rows: inTown }) => [town, subtotal.entries, inTown.length]),
  ).toEqual([
    ['Ashford', 1, 1],
    ['Deal', 2, 1],
  ]);
});
