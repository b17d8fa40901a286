import { expect, it } from 'vitest';
import { Article } from '~/cms/collections/articles';
import { noCollections } from '~/cms/collections/schemas';
import { htmlOf } from '../../../../tests/support/render-block';
import examples from './examples.json';

const articles = [1, 2, 3, 4].map((nodeId) =>
  Article.parse({
    nodeId,
    pageTitle: `Article ${nodeId}.`,
    url: `/news/${nodeId}`,
    publishedDate: `2026-0${nodeId}-01T09:00:00Z`,
  }),
);
const context = { collections: { ...noCollections, articles } };
const shown = (html: string) => [...html.matchAll(/Article (\d)\./g)].map(([, id]) => id);

it('shows the newest three with a way to all [J-392]', () => {
  const html = htmlOf(examples.plain, context);
  expect(shown(html)).toEqual(['4', '3', '2']);
  expect(html).toContain('href="/news"');
});
it('shows what editors chose in their order, without what is gone', () =>
  expect(shown(htmlOf(examples['chosen by editors'], context))).toEqual(['2', '1']));
it('shows nothing without articles', () => expect(htmlOf(examples.plain)).toBe(''));
