import { expect, it } from 'vitest';
import { messagesOf, reasonOf, type Outcome } from './outcome';

it.each<[Outcome | null, Outcome | null, number | null, string]>([
  ['added', null, null, 'welcome'],
  [null, 'added', null, 'welcome'],
  ['added', 'added', null, 'welcome'],
  ['added', 'had', null, 'welcome'],
  ['had', 'added', null, 'welcome'],
  ['had', null, null, 'already'],
  [null, 'had', null, 'already'],
  ['had', 'had', null, 'already'],
  ['full', null, null, 'full'],
  ['had', 'full', null, 'full'],
  ['added', 'full', null, 'welcome full'],
  ['refused', null, 1, ''],
  ['refused', 'added', 1, 'welcome'],
  ['refused', 'had', 1, 'already'],
  [null, 'refused', 3, ''],
  ['added', 'refused', 3, 'welcome'],
  ['refused', 'refused', 4, ''],
])('this incident %s, later ones %s: reason %s, texts "%s"', (live, future, reason, texts) => {
  expect(reasonOf({ live, future })).toBe(reason);
  expect(messagesOf({ live, future }).join(' ')).toBe(texts);
});
