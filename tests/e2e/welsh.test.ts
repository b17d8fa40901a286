import { readFileSync } from 'node:fs';
import { describe, expect, inject, it } from 'vitest';
import { findingsInLooks } from '../support/axe';
import { enhanced, warmPage, withPage } from '../support/browser';
import { ask } from '../support/server';
import { CORE, englishOn } from '../support/welsh';

const site = inject('site');

/** What content says, by its English. */
const { phrases } = JSON.parse(readFileSync('content/words/cy.json', 'utf8')) as {
  phrases: Record<string, string>;
};
const welsh = (text: string): string => phrases[text] ?? '';

const scripted = warmPage({});
const plain = warmPage({ js: false });
const small = warmPage({ width: 320, expects: [/404/] });

describe.each(CORE)('/cy%s [X-83]', (path, heading) => {
  it.each([true, false])('is whole in Welsh; with JavaScript: %s', (js) =>
    (js ? scripted : plain)(async (page) => {
      await page.goto(`${site}/cy${path}`);
      if (js) await enhanced(page);
      expect(await page.locator('html').getAttribute('lang')).toBe('cy');
      await page.getByRole('heading', { level: 1, name: heading }).first().waitFor();
      expect(await englishOn(page)).toEqual([]);
    }),
  );
});

it.each([
  '/',
  '/power-cut/list',
  '/power-cut/incident?incidentid=INCD-100101-A',
  '/power-cut/map',
  '/power-cut/warm-places',
  '/status',
  '/storm',
  '/cookies',
  '/no-such-page',
])('/cy%s has no fault for axe, and fits a small phone', (path) =>
  small(async (page) => {
    await page.goto(`${site}/cy${path}`);
    await enhanced(page);
    const looks = [['a narrow phone', { width: 320 }]] as const;
    expect(await findingsInLooks(page, looks, { isWhole: path === '/' })).toEqual([]);
  }),
);

describe('links [X-91]', () => {
  it('stay in Welsh where they can, and say where they cannot', () =>
    withPage({ js: false }, async (page) => {
      await page.goto(`${site}/cy`);
      await page
        .getByRole('navigation', { name: 'Prif ddewislen' })
        .getByRole('link', { name: welsh('Power cuts'), exact: true })
        .click();
      expect(new URL(page.url()).pathname).toBe('/cy/power-cut');
      const help = page
        .getByRole('navigation', { name: 'Prif ddewislen' })
        .getByRole('link', { name: welsh('Help'), exact: true });
      expect(await help.getAttribute('hreflang')).toBe('en-GB');
      await help.click();
      expect(new URL(page.url()).pathname).toBe('/help');
      expect(await page.locator('html').getAttribute('lang')).toBe('en-GB');
    }));

  it('a search stays in Welsh, and so does what it leads to', () =>
    withPage({}, async (page) => {
      await page.goto(`${site}/cy`);
      await enhanced(page);
      await page.getByRole('textbox').first().fill('CM2 9ZA');
      await page.getByRole('button', { name: 'Chwilio' }).first().click();
      await page.waitForURL(/\/cy\/power-cut\/search/);
      await page.locator('main').getByRole('button').nth(1).click();
      await page.waitForURL(/\/cy\/power-cut\/incident/);
      expect(await page.locator('html').getAttribute('lang')).toBe('cy');
    }));

  it('a page that is in English alone is given at its own address [X-84]', async () => {
    for (const path of [
      '/help',
      '/power-cut/how-we-estimate',
      '/api/power-cut/all-incidents-light',
    ]) {
      const answer = await ask(`${site}/cy${path}?a=b`, { redirect: 'manual' });
      expect([answer.status, answer.headers.get('Location')]).toEqual([302, `${path}?a=b`]);
    }
    const elsewhere = await ask(`${site}/cy//elsewhere.example/`, { redirect: 'manual' });
    expect(elsewhere.headers.get('Location') ?? '').not.toMatch(/^\/\/|^https?:/);
  });
});

it('what is not there is told in Welsh', () =>
  withPage({ js: false, expects: [/404/] }, async (page) => {
    const answer = await page.goto(`${site}/cy/no-such-page`);
    expect(answer?.status()).toBe(404);
    expect(await page.locator('html').getAttribute('lang')).toBe('cy');
    await page
      .getByRole('heading', { level: 1, name: 'Ni allwn ddod o hyd i’r dudalen honno' })
      .waitFor();
  }));

it('what is no page has no second address: streams, files and questions of machines', async () => {
  for (const path of ['/live/list', '/service-worker.js', '/tiles/8/127/85', '/icon.svg']) {
    const answer = await ask(`${site}/cy${path}`, { redirect: 'manual' });
    expect([path, answer.status === 404 || answer.headers.get('Location') === path]).toEqual([
      path,
      true,
    ]);
    await answer.body?.cancel();
  }
});

it('what is refused is told in Welsh', async () => {
  const answer = await ask(`${site}/cy/cookies`, {
    method: 'POST',
    headers: { Origin: 'https://elsewhere.example' },
  });
  expect(answer.status).toBe(403);
  expect(await answer.text()).toContain('<html lang="cy">');
});

it('tells search engines of both, from both', async () => {
  for (const path of ['/', '/cy/']) {
    const links = (await ask(site + path)).headers.get('Link') ?? '';
    for (const [code, address] of [
      ['cy', '/cy/'],
      ['en-GB', '/'],
      ['x-default', '/'],
    ])
      expect(links).toMatch(
        new RegExp(`<https?://[^/]+${address}>; rel="alternate"; hreflang="${code}"`),
      );
  }
  expect((await ask(`${site}/help`)).headers.get('Link')).toBeNull();
  const html = await (await ask(`${site}/cy/power-cut/list?show=planned`)).text();
  expect(html).toMatch(/<link rel="canonical" href="https?:\/\/[^/]+\/cy\/power-cut\/list"/);
});

describe('the choice', () => {
  it('is a link to the same page in the other language, and is kept [X-86]', () =>
    withPage({ js: false }, async (page) => {
      await page.goto(`${site}/power-cut/list?show=planned`);
      const footer = page.getByRole('contentinfo');
      const link = footer.getByRole('link', { name: 'Cymraeg' });
      expect([await link.getAttribute('lang'), await link.getAttribute('hreflang')]).toEqual([
        'cy',
        'cy',
      ]);
      await link.click();
      expect(page.url()).toBe(`${site}/cy/power-cut/list?show=planned`);
      const languageCookie = async () =>
        (await page.context().cookies()).find(({ name }) => name === 'mpn_language')?.value;
      expect(await languageCookie()).toBe('cy');
      await page.goto(`${site}/`);
      expect(new URL(page.url()).pathname).toBe('/cy/');
      await page.goto(`${site}/power-cut`);
      expect(new URL(page.url()).pathname).toBe('/power-cut');
      await page.goto(`${site}/cy/`);
      await footer.getByRole('link', { name: 'English' }).click();
      expect([new URL(page.url()).pathname, await languageCookie()]).toEqual(['/', 'en']);
    }));

  it('has no part in whoever only follows a link from elsewhere', async () => {
    const answer = await ask(`${site}/cy/`, { headers: { 'Sec-Fetch-Site': 'cross-site' } });
    expect(answer.headers.has('Set-Cookie')).toBe(false);
  });

  it('of consent comes back to the page in Welsh', () =>
    withPage({ js: false }, async (page) => {
      await page.goto(`${site}/cy/power-cut/list`);
      await page
        .getByRole('contentinfo')
        .getByRole('button', { name: 'Fersiwn data isel' })
        .click();
      expect(new URL(page.url()).pathname).toBe('/cy/power-cut/list');
      expect(await page.locator('html').getAttribute('data-low')).toBe('');
    }));
});

describe('nobody gets the other language', () => {
  const PATHS = [
    '/',
    '/power-cut/list',
    '/power-cut/incident?incidentid=INCD-100101-A',
    '/cookies',
    '/power-cut/search?mode=header&value=CB1+9ZA',
  ];
  it.each<Record<string, string>>([{}, { 'Accept-Encoding': 'gzip' }, { 'Save-Data': 'on' }])(
    'whoever asks before, with %j [X-85]',
    async (headers) => {
      for (const turn of [0, 1, 2])
        for (const path of PATHS) {
          const both = [`${site}${path}`, `${site}/cy${path}`];
          const pages = await Promise.all(
            (turn % 2 === 0 ? both : both.reverse()).map((address) => ask(address, { headers })),
          );
          for (const page of pages) {
            const html = await page.text();
            const isWelsh = new URL(page.url).pathname.startsWith('/cy');
            expect([page.url, /<html lang="([\w-]+)"/.exec(html)?.[1]]).toEqual([
              page.url,
              isWelsh ? 'cy' : 'en-GB',
            ]);
            expect(html.includes('Neidio i’r prif gynnwys'), page.url).toBe(isWelsh);
            expect(html.includes('Skip to main content'), page.url).toBe(!isWelsh);
          }
        }
    },
  );
});
