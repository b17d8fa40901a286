import { expect, it } from 'vitest';
import { Article } from '~/cms/collections/articles';
import { STORM_NODE } from '~/domain/content/news';
import { noCollections } from '~/cms/collections/schemas';
import { fromLondon } from '~/domain/time/london-time';
import { htmlOf } from '../../../../tests/support/render-block';
import examples from './examples.json';

const articles = Array.from({ length: 45 }, (_, index) =>
  Article.parse({
    nodeId: index === 0 ? 2104 : index,
    pageTitle: `Article ${index}.`,
    subhead: 'Work starts in April',
    url: `/news/${index}`,
    publishedDate: `2026-${String((index % 12) + 1).padStart(2, '0')}-04T09:00:00Z`,
    featured: index === 44,
  }),
);
const html = (
  query: Record<string, string> = {},
  block: unknown = examples.plain,
  list = articles,
) =>
  htmlOf(block, {
    now: fromLondon(2026, 11, 20),
    page: { route: '/news', query },
    collections: { ...noCollections, articles: list },
  });
const shown = (text: string) => [...text.matchAll(/Article (\d+)\./g)].map(([, id]) => id);

it('shows three, then up to twenty, then page by page [J-396]', () => {
  expect(shown(html())).toHaveLength(3);
  expect(shown(html({ news: '2' }))).toHaveLength(20);
  expect(shown(html({ news: '3' }))).toHaveLength(40);
  expect(shown(html({ news: '4' }))).toHaveLength(44);
});
it('Load more leads to the first new article [J-394, J-395, J-397, J-536, J-537, J-541, J-542]', () =>
  expect(html()).toMatch(
    /href="\/news\?news=2#news-\d+" class="btn second" data-swap="news-list">Load more/,
  ));
it('disables the button when there is no more [J-398]', () => {
  expect(html({ news: '4' })).toMatch(
    /<button class="btn second" type="button" disabled="">No more news/,
  );
  expect(html({}, examples.plain, articles.slice(0, 2))).not.toContain('<button');
});
it('leaves out what is featured', () => {
  expect(shown(html({ news: '4' }))).not.toContain('44');
  expect(shown(html({ news: '4' }, examples['without the featured one']))).not.toContain('0');
});
it('is newest first, with the date in words', () =>
  expect(html()).toContain('Friday 4 December</time>'));
it('shows nothing without articles', () => expect(html({}, examples.plain, [])).toBe(''));
it('leaves the storm to the featured news beside it, which then is no longer what editors chose [J-549]', () => {
  const storm = { ...articles[1]!, nodeId: STORM_NODE, pageTitle: 'The storm' };
  const all = html({ news: '4' }, examples['without the featured one'], [storm, ...articles]);
  expect(all).not.toContain('The storm');
  expect(shown(all)).toContain('0');
});
