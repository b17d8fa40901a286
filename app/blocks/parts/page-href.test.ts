import { expect, it } from 'vitest';
import { countOf, keptItems, pageHref } from './page-href';

const page = { route: '/storm', query: { posts: '8', topic: 'wind & rain' } };

it.each([
  [
    'changes one item and keeps the others',
    { posts: '12' },
    undefined,
    '/storm?posts=12&topic=wind+%26+rain',
  ],
  ['takes an item away', { topic: null }, 'feed', '/storm?posts=8#feed'],
  ['has no question mark without items', { posts: null, topic: '' }, undefined, '/storm'],
])('%s', (_, changes, anchor, expected) => expect(pageHref(page, changes, anchor)).toBe(expected));

it('knows what a form must carry along', () =>
  expect(keptItems(page, (name) => name === 'posts')).toEqual([['topic', 'wind & rain']]));

it.each([
  [undefined, 4],
  ['8', 8],
  ['0', 4],
  ['-3', 4],
  ['900', 100],
  ['1e9', 4],
  ['; drop', 4],
])('reads a count: %s', (text, expected) => expect(countOf(text, 4, 100)).toBe(expected));
