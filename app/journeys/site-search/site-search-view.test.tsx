import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom/server';
import { describe, expect, it } from 'vitest';
import { SiteSearchView, type SiteSearchViewProps } from './site-search-view';

const doc = (n: number) => ({
  nodeId: String(n),
  pageTitle: null,
  name: `Page ${n}`,
  description: `Words of ${n}`,
  path: `/p${n}`,
});
const html = (more: Partial<SiteSearchViewProps> = {}) =>
  renderToStaticMarkup(
    <StaticRouter location="/search">
      <SiteSearchView
        phrase="meter"
        page={2}
        answer={{ docs: Array.from({ length: 10 }, (_, n) => doc(n + 10)), total: 45, pages: 5 }}
        failed={false}
        {...more}
      />
    </StaticRouter>,
  );

describe('the results of a search', () => {
  it('stand under a heading and the box with the phrase, counted [J-282 to J-285]', () => {
    expect(html()).toMatch(/<h1>[^<]*meter[^<]*<\/h1>/);
    expect(html()).toMatch(/<form action="\/search"[^>]*>.*name="phrase"[^>]*value="meter"/s);
    expect(html()).toContain('Showing 11-20 of 45 results');
    expect(html().match(/<h2 class="h3"><a href="\/p1\d">/g)).toHaveLength(10);
    expect(html()).toContain('Words of 10');
  });
  it('have Previous, Next and numbers [J-284, J-286 to J-288]', () => {
    expect(html()).toMatch(/href="\/search\?phrase=meter"[^>]*>(?:(?!<\/a>).)*Previous/s);
    expect(html()).toMatch(/href="\/search\?phrase=meter&amp;page=3"[^>]*>(?:(?!<\/a>).)*Next/s);
    expect(html()).toMatch(/href="\/search\?phrase=meter&amp;page=5"[^>]*>(?:(?!<\/a>).)*5/s);
  });
  it('say when there are none [J-805]', () =>
    expect(html({ page: 1, answer: { docs: [], total: 0, pages: 0 } })).toContain(
      'No results for “meter”',
    ));
});
