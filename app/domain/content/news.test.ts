import { expect, it } from 'vitest';
import { newsOf, newsShown } from './news';

it.each([
  [1, 3],
  [2, 20],
  [3, 40],
  [4, 60],
])('step %i shows %i', (step, count) => expect(newsShown(step)).toBe(count));

it('is newest first without the featured article [J-393, J-1009]', () => {
  const article = (nodeId: string, publishedDate: number, featured = false) => ({
    nodeId,
    publishedDate,
    featured,
  });
  const all = [article('a', 1), article('b', 3), article('c', 9, true), article('d', 2)];
  expect(newsOf(all).map(({ nodeId }) => nodeId)).toEqual(['b', 'd', 'a']);
  expect(newsOf(all, 'b').map(({ nodeId }) => nodeId)).toEqual(['d', 'a']);
});
