import { escapeMarkup } from '~/cms/escape-markup';

/** A sitemap of routes (sitemaps.org 0.9), each once. */
export function sitemapOf(base: string, routes: readonly string[]): string {
  const unique = [...new Set(routes)].sort();
  const urls = unique.map((route) => `<url><loc>${escapeMarkup(base + route)}</loc></url>`).join('\n');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}\n</urlset>\n`;
}

/** What crawlers leave alone: answers for one visitor, calls, and what editors see. */
export const robotsOf = (base: string): string =>
  [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /preview/',
    'Disallow: /search',
    'Allow: /',
    '',
    `Sitemap: ${base}/sitemap.xml`,
    '',
  ].join('\n');
