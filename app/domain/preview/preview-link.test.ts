import { expect, it } from 'vitest';
import { holds, isInTree } from './preview-link';

it.each([
  ['/help', '/help', true],
  ['/help/storms', '/help', true],
  ['/helpdesk', '/help', false],
  ['/', '/help', false],
  ['/', '/', true],
  ['/help', '/', false],
])('%s in %s: %s', (route, tree, expected) => expect(isInTree(route, tree)).toBe(expected));

it('ends at its time', () => {
  const link = { id: 'a', tree: '/', until: 1000 };
  expect(holds(link, 999)).toBe(true);
  expect(holds(link, 1000)).toBe(false);
});
