import { expect, it } from 'vitest';
import { sortPosts } from './posts';

const posts = [
  { id: 'old', publishDate: 1 },
  { id: 'new', publishDate: 3 },
  { id: 'middle', publishDate: 2 },
];
it.each([
  ['newest first', null, ['new', 'middle', 'old']],
  ['the pinned one before all', 'old', ['old', 'new', 'middle']],
  ['a pin that is not there changes nothing', 'gone', ['new', 'middle', 'old']],
])('%s [J-976]', (_, pinned, expected) =>
  expect(sortPosts(posts, pinned).map(({ id }) => id)).toEqual(expected),
);
