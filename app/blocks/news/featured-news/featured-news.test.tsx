import { expect, it } from 'vitest';
import { noCollections } from '~/cms/collections/schemas';
import { fromLondon } from '~/domain/time/london-time';
import { STORM_NODE } from '~/domain/content/news';
import { htmlOf } from '../../../../tests/support/render-block';
import examples from './examples.json';

it('names its category and leads to the article [J-548]', () => {
  const html = htmlOf(examples.plain, { now: fromLondon(2026, 11, 20) });
  expect(html).toContain('data-category="news"');
  expect(html).toContain('<b>Featured news</b>');
  expect(html).toContain('Wednesday 4 March</time>');
  expect(html).toContain('href="/news/new-cable"');
  expect(html).toContain('alt="A cable drum on a barge"');
});
it('does with a title alone', () => {
  const html = htmlOf(examples['title alone']);
  expect(html).toContain('We are hiring');
  expect(html).not.toContain('<a ');
});

it('is the storm while one is on, in the words of its own item', () => {
  const storm = {
    nodeId: STORM_NODE,
    pageTitle: 'Storm Merrin: what is happening',
    subhead: 'Line repaired at King’s Lynn & Hunstanton',
    image: null,
    video: null,
    url: '/storm',
    publishedDate: fromLondon(2026, 11, 20, 14),
    featured: false,
  };
  const html = htmlOf(examples.plain, {
    now: fromLondon(2026, 11, 20, 15),
    collections: { ...noCollections, articles: [storm] },
  });
  expect(html).toContain('<h2>Storm Merrin: what is happening</h2>');
  expect(html).toContain('King’s Lynn &#38; Hunstanton');
  expect(html).toContain('href="/storm"');
  expect(html).not.toContain('/news/new-cable');
});
