import { expect, it } from 'vitest';
import { robotsOf, sitemapOf } from './sitemap';

it('names each route once, escaped', () =>
  expect(sitemapOf('https://a.example', ['/b', '/a?x=1&y=2', '/b'])).toBe(
    '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n<url><loc>https://a.example/a?x=1&#38;y=2</loc></url>\n<url><loc>https://a.example/b</loc></url>\n</urlset>\n',
  ));
it('keeps crawlers out of what is private', () =>
  expect(robotsOf('https://a.example')).toContain('Disallow: /preview/'));
