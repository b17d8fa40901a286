import { expect, it } from 'vitest';
import { Lesson, noCollections } from '~/cms/collections/schemas';
import { htmlOf } from '../../../../tests/support/render-block';
import examples from './examples.json';

const lessons = Lesson.array().parse([
  { title: 'One', url: '/one', order: 1 },
  { title: 'Two', url: '/two', order: 2 },
]);
const html = (route: string) =>
  htmlOf(examples['from the list of lessons'], {
    collections: { ...noCollections, lessons },
    page: { route, query: {} },
  });

it('leads where content says [L-014]', () => {
  expect(htmlOf(examples.plain)).toMatch(
    /href="\/power-up\/what-is-electricity"[^>]*rel="prev"|rel="prev"[^>]*href/,
  );
  expect(htmlOf(examples.plain)).toContain('Staying safe');
});
it('or along the list: nothing before the first, nothing after the last', () => {
  expect(html('/one')).toContain('href="/two"');
  expect(html('/one')).not.toContain('rel="prev"');
  expect(html('/two')).not.toContain('rel="next"');
  expect(html('/elsewhere')).toBe('');
});
