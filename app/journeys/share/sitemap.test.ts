import { expect, it } from 'vitest';
import { robotsOf, sitemapOf } from './sitemap';

it('names each route once, escaped', () =>
  expect(sitemapOf('https://a.example', ['/b', '/a?x=1&y=2', '/b'])).toBe(
    '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n<url><loc>https://a.example/a?x=1&#38;y=2</loc></url>\n<url><loc>https://a.example/b</loc></url>\n</urlset>\n',
  ));
it('names a page of the core in all languages, each with all of them [X-94]', () => {
  const links =
    '<xhtml:link rel="alternate" hreflang="en-GB" href="https://a.example/storm"/>' +
    '<xhtml:link rel="alternate" hreflang="cy" href="https://a.example/cy/storm"/>' +
    '<xhtml:link rel="alternate" hreflang="x-default" href="https://a.example/storm"/>';
  expect(sitemapOf('https://a.example', ['/storm', '/help'])).toContain(
    '\n<url><loc>https://a.example/help</loc></url>\n' +
      `<url><loc>https://a.example/storm</loc>${links}</url>\n` +
      `<url><loc>https://a.example/cy/storm</loc>${links}</url>\n`,
  );
});
it('keeps crawlers out of what is private', () =>
  expect(robotsOf('https://a.example')).toContain('Disallow: /preview/'));
