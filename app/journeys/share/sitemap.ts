import { escapeMarkup } from '~/cms/escape-markup';
import { isTranslatedPage } from '~/words/translated-pages';
import { addressIn, ENGLISH, languages } from '~/words/languages';

const inAllLanguages = (route: string): readonly (readonly [language: string, route: string])[] => [
  [ENGLISH.code, route],
  ...(isTranslatedPage(route)
    ? languages.map((language) => [language.code, addressIn(language, route)] as const)
    : []),
];

/** In the format of sitemaps.org 0.9: each route once per language, linking all its languages. */
export function sitemapOf(base: string, routes: readonly string[]): string {
  const at = (route: string): string => escapeMarkup(base + route);
  const urls = [...new Set(routes)].sort().flatMap((route) => {
    const all = inAllLanguages(route);
    const links = [...all, ['x-default', route] as const].map(
      ([language, href]) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${at(href)}"/>`,
    );
    return all.map(
      ([, href]) => `<url><loc>${at(href)}</loc>${all.length > 1 ? links.join('') : ''}</url>`,
    );
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('\n')}\n</urlset>\n`;
}

/** Excludes pages for one visitor, API calls, and editors' pages. */
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
