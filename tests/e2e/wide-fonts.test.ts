import type { Page } from 'playwright';
import { expect, inject, it } from 'vitest';
import { sidewaysOverflow } from '../support/axe';
import { withPage } from '../support/browser';
import { ownSite } from '../support/own-site';
import { PROBLEM_PAGES, STANDING_PAGES } from '../support/pages';
import { CORE } from '../support/welsh';

/** A wide font that stands in for the site's own, of this size; Verdana is as wide, where there is no DejaVu. */
const standIn = (size: string): string =>
  [
    ['400', 'DejaVu Sans', 'Verdana'],
    ['700', 'DejaVu Sans Bold', 'Verdana Bold'],
  ]
    .map(
      ([weight, ...names]) =>
        `@font-face { font-family: Tried; font-weight: ${weight}; size-adjust: ${size};
          src: ${names.map((name) => `local("${name}")`).join()} }`,
    )
    .join('');

const FONTS: readonly (readonly [name: string, face: string])[] = [
  // FONT is the address of the site's own font, which a page alone takes only where it comes in time.
  ['own font', '@font-face { font-family: Tried; font-weight: 400 800; src: url(FONT) }'],
  ['wide font', standIn('100%')],
  ['wider font', standIn('115%')],
];

/** Shows the page in this font, and says whether it has it. */
const showIn = (page: Page, face: string): Promise<boolean> =>
  page.evaluate(async (css) => {
    const own = /url\(["']?([^"')]+\.woff2)/.exec(
      document.getElementById('first-paint')?.textContent ?? '',
    );
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      `${css.replace('FONT', own?.[1] ?? '')} * { font-family: Tried, sans-serif !important }`,
    );
    document.adoptedStyleSheets = [sheet];
    const tried = [...document.fonts].filter(({ family }) => family === 'Tried');
    await Promise.allSettled(tried.map((font) => font.load()));
    return tried.length > 0 && tried.every(({ status }) => status === 'loaded');
  }, face);

/** The storm's own pages, and those that list what it did. */
const STORM = [
  '/',
  '/storm',
  '/power-cut',
  '/power-cut/list',
  '/power-cut/map',
  '/power-cut/incident?postcode=CB1+9ZA',
];

/** Visits all pages, and returns what sticks out, one line for each place. */
async function tooWide(page: Page, addresses: readonly string[]): Promise<string[]> {
  const findings: string[] = [];
  for (const address of addresses) {
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    for (const [name, face] of FONTS) {
      if (!(await showIn(page, face))) findings.push(`${address}: the ${name} did not come`);
      for (const place of await sidewaysOverflow(page))
        findings.push(`${address}, ${name}: ${place}`);
    }
  }
  return findings;
}

it(
  'no page scrolls sideways on a small phone, however wide its words are',
  { timeout: 120_000 },
  async () => {
    const calm = inject('site');
    // It starts while the calm pages are visited.
    const stormy = ownSite({ SCENARIO: 'storm' });
    await withPage({ width: 320, height: 640, expects: [/404|503/] }, async (page) => {
      const other = await page.context().newPage();
      const paths = [...STANDING_PAGES, ...PROBLEM_PAGES.map(([path]) => path)];
      const findings = await Promise.all([
        tooWide(
          page,
          paths.map((path) => calm + path),
        ),
        tooWide(
          other,
          CORE.map(([path]) => `${calm}/cy${path}`),
        ).then(async (onCalm) => {
          const { url: storm } = await stormy;
          const both = STORM.flatMap((path) => [storm + path, `${storm}/cy${path}`]);
          return [...onCalm, ...(await tooWide(other, both))];
        }),
      ]);
      expect(findings.flat()).toEqual([]);
    });
  },
);
