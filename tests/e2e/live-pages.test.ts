import type { Page } from 'playwright';
import { describe, expect, inject, it } from 'vitest';
import { hydrated, withPage } from '../support/browser';

const site = inject('site');

type Edit = (html: string) => string;

let answers = 0;
/** From now on the page's own questions are answered with what `edit` makes of the page; the document itself with `first`. */
async function answerWith(
  page: Page,
  path: string,
  edit: { now: Edit },
  first: Edit = (html) => html,
): Promise<void> {
  await page.route(
    (url) => url.pathname === path,
    async (route) => {
      const isNews = route.request().resourceType() === 'fetch';
      const answer = await route.fetch();
      const html = await answer.text();
      const body = isNews ? edit.now(first(html)) : first(html);
      const etag = `"${(answers += 1)}"`;
      await route.fulfill({ response: answer, headers: { ...answer.headers(), etag }, body });
    },
  );
}

/** What the page fetches while the device is away fails, and is no fault of the page. */
const AWAY = { expects: [/net::ERR_INTERNET_DISCONNECTED/] };

/** A device that was away asks at once. */
async function comeBack(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('[data-alive="soon"]') === null);
  const refresh = page.waitForResponse((answer) => answer.request().resourceType() === 'fetch');
  await page.context().setOffline(true);
  await page.waitForFunction(() => !navigator.onLine);
  await page.context().setOffline(false);
  await refresh;
}

const isSame = (page: Page) => page.evaluate(() => 'mine' in window);
const markSame = (page: Page) => page.evaluate(() => Object.assign(window, { mine: true }));

describe('a page that changes while it is open', () => {
  it('says its news where they stand, and leaves focus, scroll and what was opened', () =>
    withPage({ ...AWAY, width: 390, height: 844 }, async (page) => {
      const edit = { now: (html: string) => html };
      await answerWith(page, '/power-cut/list', edit, (html) =>
        html.replace(
          '<p class="lead">',
          '<details><summary>More</summary><p>Words</p></details><p class="lead">',
        ),
      );
      await page.goto(`${site}/power-cut/list`);
      await hydrated(page);
      await markSame(page);
      await page.getByText('More', { exact: true }).click();
      const links = page.getByRole('main').getByRole('row').getByRole('link');
      const second = links.nth(1);
      const where = await second.getAttribute('href');
      await second.focus();
      await page.evaluate(() => scrollTo(0, 1200));
      const status = page.getByRole('main').getByRole('status').first();

      await comeBack(page);
      expect(await status.textContent()).toBe('');

      // The first power cut is over, and two more are known.
      edit.now = (html) =>
        html
          .replace(/<tr data-s=.*?<\/tr>/, '')
          .replaceAll(/\d+ power cuts and/g, '1,234 power cuts and');
      await comeBack(page);
      await page.getByText('1,234 power cuts and').first().waitFor();
      expect(await status.textContent()).toContain('1,234 power cuts and');
      expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe(where);
      expect(await links.first().getAttribute('href')).toBe(where);
      expect(await page.getByText('Words', { exact: true }).isVisible()).toBe(true);
      expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
      expect(await isSame(page)).toBe(true);
    }));

  it('on the home page leaves what is being typed', () =>
    withPage({ ...AWAY }, async (page) => {
      const edit = { now: (html: string) => html.replaceAll('East of England', 'The east') };
      await answerWith(page, '/', edit);
      await page.goto(site);
      await hydrated(page);
      const field = page.getByRole('textbox', { name: 'Search by address or postcode' });
      await field.pressSequentially('CB1 9');
      await comeBack(page);
      await page.getByText('The east').first().waitFor();
      await page.keyboard.type('ZA');
      expect(await field.inputValue()).toBe('CB1 9ZA');
    }));

  it('on the map leaves the interactive map there, with the new marks', () =>
    withPage({ ...AWAY, reducedMotion: true }, async (page) => {
      const near = `${site}/power-cut/map?z=12&lat=52.2&lng=0.12`;
      const edit = { now: (html: string) => html };
      await answerWith(page, '/power-cut/map', edit);
      await page.goto(near);
      await hydrated(page);
      await page.getByRole('button', { name: 'Show the interactive map' }).click();
      const canvas = page.locator('.map-stage[data-live] .mapboxgl-canvas');
      await canvas.waitFor({ timeout: 30_000 });
      await canvas.evaluate((element) => Object.assign(element, { mine: true }));
      edit.now = (html) =>
        html.replaceAll('&quot;updatedIso&quot;:&quot;2', '&quot;updatedIso&quot;:&quot;1');
      const marks = page.waitForResponse(/map-marks.*at=1/);
      await comeBack(page);
      await marks;
      expect(await canvas.evaluate((element) => 'mine' in element)).toBe(true);
    }));

  it('stays as it is where the answer is a fault', () =>
    withPage({ ...AWAY, expects: [/status of 503/] }, async (page) => {
      await page.goto(`${site}/power-cut/list`);
      await hydrated(page);
      const words = await page.getByRole('main').textContent();
      await page.route(/\/power-cut\/list$/, (route) =>
        route.fulfill({ status: 503, body: '<p>Away</p>' }),
      );
      await comeBack(page);
      expect(await page.getByRole('main').textContent()).toBe(words);
    }));
});

describe('another part of the same page [J-903]', () => {
  const rows = (page: Page) =>
    page
      .getByRole('main')
      .getByRole('row')
      .filter({ has: page.getByRole('link') });

  it('a choice shows it in place, and so does the way back [L-660]', () =>
    withPage({}, async (page) => {
      await page.goto(`${site}/power-cut/list`);
      await hydrated(page);
      await markSame(page);
      const planned = page
        .getByRole('navigation', { name: 'Show' })
        .getByRole('link', { name: / planned$/ });
      const all = await rows(page).count();
      await planned.click();
      await page.waitForURL(/show=planned/);
      expect(await planned.getAttribute('aria-current')).toBe('true');
      expect(await planned.evaluate((element) => element === document.activeElement)).toBe(true);
      expect(await rows(page).count()).toBe(
        Number.parseInt((await planned.textContent()) ?? '', 10),
      );
      await page.goBack();
      await page.waitForFunction(
        (count) => document.querySelectorAll('main tr[data-s]').length === count,
        all,
      );
      await page
        .getByRole('navigation', { name: 'Order' })
        .getByRole('link', { name: 'Most homes' })
        .click();
      await page.waitForURL(/by=homes/);
      const homes = await rows(page).getByRole('cell').nth(1).allTextContents();
      expect(homes).toEqual(
        homes.toSorted((a, b) => Number.parseInt(b, 10) - Number.parseInt(a, 10)),
      );
      expect(await isSame(page)).toBe(true);
    }));

  it('the field finds rows while one types, and keeps what is typed', () =>
    withPage({}, async (page) => {
      await page.goto(`${site}/power-cut/list`);
      await hydrated(page);
      await markSame(page);
      const field = page.getByRole('textbox', {
        name: 'Search by address, postcode or town',
      });
      await field.pressSequentially('Ipswi');
      await page.waitForURL(/find=Ipswi$/);
      await page.getByText(/^Showing \d+ results? matching “Ipswi”, of \d+\./).waitFor();
      await page.keyboard.type('ch');
      await page.waitForURL(/find=Ipswich$/);
      expect(await field.inputValue()).toBe('Ipswich');
      await page.getByText(/^Showing \d+ results? matching “Ipswich”, of \d+\./).waitFor();
      expect(await rows(page).getByRole('link').allTextContents()).toEqual(
        expect.arrayContaining([expect.stringMatching(/IP1\s9/)]),
      );
      expect(await page.getByRole('rowheader', { name: 'Ipswich', exact: true }).count()).toBe(1);
      await page.getByRole('link', { name: 'Clear filter' }).click();
      await page.waitForURL(/list$/);
      expect(await isSame(page)).toBe(true);
    }));

  it('tabs, choices and the field work without JavaScript; names of links are all different', () =>
    withPage({ js: false }, async (page) => {
      await page.goto(`${site}/power-cut`);
      const names = await rows(page).getByRole('link').allTextContents();
      expect(new Set(names).size).toBe(names.length);
      expect(names.find((name) => /CB1\s9/.test(name))).toMatch(/^Cambridge, .+ CB1\s9/);
      await page
        .getByRole('textbox', { name: 'Search by address, postcode or town' })
        .fill('cambridgeshire');
      await page.getByRole('button', { name: 'Search', exact: true }).click();
      expect(page.url()).toBe(`${site}/power-cut?find=cambridgeshire&address=true`);
      expect(await page.getByRole('rowheader', { name: 'Cambridgeshire' }).isVisible()).toBe(true);
      await page.getByRole('link', { name: 'Soonest back' }).click();
      expect(page.url()).toBe(`${site}/power-cut?by=soonest&find=cambridgeshire`);
      const tabs = page.getByRole('navigation', { name: 'Power cuts as' });
      expect(await tabs.locator('[aria-current="page"]').textContent()).toBe('List');
      await tabs.getByRole('link', { name: 'Map' }).click();
      expect(new URL(page.url()).pathname).toBe('/power-cut/map');
    }));

  it('the map looks closer by its links, and finds a town', () =>
    withPage({}, async (page) => {
      await page.goto(`${site}/power-cut/map`);
      await hydrated(page);
      await markSame(page);
      await page.getByRole('link', { name: 'Ipswich', exact: true }).click();
      await page.waitForURL(/lat=52/);
      await page.getByRole('link', { name: 'Whole area' }).waitFor();
      await page.getByRole('combobox', { name: 'Go to a city or town' }).fill('Norwich');
      await page.getByRole('button', { name: 'Go', exact: true }).click();
      await page.waitForURL(/town=Norwich/);
      expect(await isSame(page)).toBe(true);
      await page.reload();
      expect(await page.getByRole('combobox', { name: 'Go to a city or town' }).inputValue()).toBe(
        'Norwich',
      );
    }));
});

/** The file that holds the search's form gives away, under each of its names, what `code` makes; null where it does not arrive. */
async function breakSearch(page: Page, code: string | null): Promise<void> {
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    const response = await route.fetch();
    const script = await response.text();
    // The next page is to have scripts of its own, and not what the browser remembers of these.
    const answer = { response, headers: { ...response.headers(), 'cache-control': 'no-store' } };
    const [, exported = ''] = /export\s*\{([^}]*)\}/.exec(script) ?? [];
    const names = exported
      .split(',')
      .map((one) => `broken as ${one.split(' as ').at(-1)?.trim() ?? ''}`);
    if (!/role:\s*"search"/.test(script)) await route.fulfill({ ...answer, body: script });
    else if (code === null) await route.abort();
    else {
      const broken = `const broken = ${code}; broken.default = broken;`;
      await route.fulfill({ ...answer, body: `${broken} export { ${names.join(', ')} };` });
    }
  });
}

describe('an island that fails', () => {
  const worlds: [string, string | null, RegExp[]][] = [
    ['does not load', null, [/ERR_FAILED|Failed to fetch/]],
    ['throws', '() => { throw new Error("broken"); }', [/broken/, /Minified React error/]],
    ['draws something else', '() => "Something else"', [/Minified React error/]],
  ];
  it.each(worlds)(
    'because its code %s leaves the page whole, what was typed, and a search that works',
    (_, code, expects) =>
      withPage({ expects }, async (page) => {
        await page.goto(site);
        await hydrated(page);
        await breakSearch(page, code);
        const field = page.getByRole('textbox', { name: 'Search by address or postcode' });
        await field.pressSequentially('CM2 9ZA');
        await page
          .locator('[data-island="search/search-box"][data-alive="failed"]')
          .first()
          .waitFor();
        expect(await field.inputValue()).toBe('CM2 9ZA');
        expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
        // The next page has its own scripts, whole.
        await page.unrouteAll({ behavior: 'ignoreErrors' });
        await field.press('Enter');
        await page.waitForURL(/\/power-cut\/search\?.*value=CM2/);
        await page.getByRole('heading', { name: 'Choose your address' }).waitFor();
      }),
  );
});
