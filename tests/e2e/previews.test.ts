import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeFindings, lookFaults } from '../support/axe';
import { withPage } from '../support/browser';
import { ownSite } from '../support/own-site';
import { withVisitor } from '../support/plain-page';
import { ask, type Site } from '../support/server';

const KEY = 'the key of the editors';
const DRAFT = 'A sentence that only the draft has';
const DRAFT_PAGE = 'What only the draft asks';
let site: Site;
let content: string;
beforeAll(async () => {
  content = await mkdtemp(path.join(tmpdir(), 'meridian-content-'));
  await cp('content', content, { recursive: true });
  const page = JSON.parse(await readFile('content/pages/help.json', 'utf8')) as Record<
    string,
    unknown
  >;
  await writeFile(
    path.join(content, 'drafts', 'help.json'),
    JSON.stringify({ ...page, description: DRAFT }),
  );
  const form = JSON.parse(await readFile('content/forms/email-us.json', 'utf8')) as {
    pages: object[];
  };
  const [first, ...others] = form.pages;
  await mkdir(path.join(content, 'forms/drafts'));
  await writeFile(
    path.join(content, 'forms/drafts/email-us.json'),
    JSON.stringify({
      ...form,
      pages: [{ ...first, caption: DRAFT_PAGE, slug: 'draft-message' }, ...others],
    }),
  );
  await mkdir(path.join(content, 'drafts/collections/warmPlaces'), { recursive: true });
  await writeFile(
    path.join(content, 'drafts/collections/warmPlaces/new.json'),
    JSON.stringify([
      { name: 'Draft Hall', postcode: 'CB1 9ZA', open: true },
      { name: 'Draft Library', open: true },
    ]),
  );
  await writeFile(
    path.join(content, 'drafts/search.json'),
    JSON.stringify({ bestBets: [{ words: ['warm soup'], url: '/help/flooding' }] }),
  );
  const advice = {
    route: '/power-cut/food',
    title: 'Food in a power cut',
    description: 'What keeps.',
    blocks: [],
  };
  await mkdir(path.join(content, 'pages/power-cut'), { recursive: true });
  await writeFile(path.join(content, 'pages/power-cut/food.json'), JSON.stringify(advice));
  site = await ownSite({ CONTENT_DIR: content, EDITOR_KEY: KEY });
});
afterAll(async () => {
  await site.stop();
  await rm(content, { recursive: true, force: true });
});

/** What the README's command prints. */
async function command(...args: string[]): Promise<string> {
  const env = { ...process.env, SESSION_SECRET: 'a secret of the tests, 32 letters' };
  const all = ['scripts/preview-link.mjs', ...args, '--site', site.url];
  return (await promisify(execFile)(process.execPath, all, { env })).stdout;
}
const linkIn = (printed: string): string => /https?:\S+/.exec(printed)?.[0] ?? '';
const idIn = (printed: string): string => /--revoke=(\S+)/.exec(printed)?.[1] ?? '';

describe('a preview link [X-15]', () => {
  it('made by the command opens the draft, with a way to the published page and out', async () => {
    const link = linkIn(await command('/help'));
    await withPage({}, async (page) => {
      await page.goto(link);
      expect(page.url()).toBe(`${site.url}/help`);
      expect(await page.textContent('main')).toContain(DRAFT);
      expect(await axeFindings(page)).toEqual([]);
      await page.getByRole('button', { name: 'Show the published page' }).click();
      expect(await page.textContent('main')).not.toContain(DRAFT);
      await page.getByRole('button', { name: 'Show the draft' }).click();
      expect(await page.textContent('main')).toContain(DRAFT);
      await page.getByRole('button', { name: 'Leave the preview' }).click();
      expect(await page.textContent('main')).not.toContain(DRAFT);
      expect(await page.locator('.preview-bar').count()).toBe(0);
    });
  });

  it('is seen by nobody else, kept by nobody and found by no search engine', async () => {
    const opened = await ask(linkIn(await command('/help')));
    const cookie = (opened.headers.get('Set-Cookie') ?? '').split(';')[0] ?? '';
    const draft = await ask(`${site.url}/help`, { headers: { Cookie: cookie } });
    expect(await draft.text()).toContain(DRAFT);
    expect(draft.headers.get('Cache-Control')).toBe('private, no-store');
    expect(draft.headers.get('X-Robots-Tag')).toBe('noindex');
    const others = await ask(`${site.url}/help`);
    expect(await others.text()).not.toContain(DRAFT);
    const home = await ask(`${site.url}/`, { headers: { Cookie: cookie } });
    expect(await home.text()).not.toContain('class="preview-bar"');
  });

  it('stops working when it is taken back', async () => {
    const printed = await command('/help');
    const opened = await ask(linkIn(printed));
    const cookie = (opened.headers.get('Set-Cookie') ?? '').split(';')[0] ?? '';
    expect(await command('--revoke', idIn(printed))).toContain('taken back');
    expect((await ask(linkIn(printed))).status).toBe(404);
    const page = await ask(`${site.url}/help`, { headers: { Cookie: cookie } });
    expect(await page.text()).not.toContain(DRAFT);
  });

  it('for a page without a draft is refused, with the reason', async () => {
    const refused = await command('/contact-us').catch((error: { stdout: string }) => error.stdout);
    expect(refused).toContain('There is no draft of /contact-us');
    expect(linkIn(refused)).not.toContain('/preview/open');
  });

  it.each([{ js: true }, { js: false }])(
    'opens drafts of warm places, and names those that cannot be shown, JavaScript $js',
    async ({ js }) => {
      const link = linkIn(await command('/power-cut/warm-places'));
      await withVisitor(site.url, { js }, async (page) => {
        await page.goto(link);
        const main = (await page.textContent('main')) ?? '';
        expect(main).toContain('Draft Hall');
        expect(main).toMatch(/1 warm place is not shown[^]*Draft Library: postcode is missing/);
        if (js) expect(await axeFindings(page)).toEqual([]);
      });
      const others = await (await ask(`${site.url}/power-cut/warm-places`)).text();
      expect(others).not.toMatch(/Draft Hall|Draft Library/);
    },
  );

  it('opens drafts of best bets', async () => {
    const opened = await ask(linkIn(await command('/search')));
    const cookie = (opened.headers.get('Set-Cookie') ?? '').split(';')[0] ?? '';
    const first = async (headers: Record<string, string>) =>
      /<ol class="found-list[^]*?href="([^"]+)"/.exec(
        await (await ask(`${site.url}/search?phrase=warm+soup`, { headers })).text(),
      )?.[1];
    expect(await first({ Cookie: cookie })).toBe('/help/flooding');
    expect(await first({})).not.toBe('/help/flooding');
  });

  it('of another site, or none, opens nothing', async () => {
    for (const token of ['', 'x', 'eyJpZCI6ImFiY2RlZmdoIn0.AAAA', '%F0%9F%92%A1'])
      expect((await ask(`${site.url}/preview/open?t=${token}`)).status).toBe(404);
  });
});

describe.each([{ js: true }, { js: false }])(
  'a preview link for a form, JavaScript $js [J-025]',
  ({ js }) => {
    it('opens its draft, of which nothing is sent, with a way to the published form and out', async () => {
      const link = linkIn(await command('/forms/email-us'));
      await withVisitor(site.url, { js, width: 360, height: 740 }, async (page) => {
        const heading = page.getByRole('heading', { level: 1 });
        await page.goto(link);
        expect(page.url()).toContain('/forms/email-us/draft-message');
        expect(await heading.textContent()).toBe(DRAFT_PAGE);
        const bar = page.getByRole('complementary', { name: 'Preview' });
        expect(await bar.textContent()).toContain('Preview: you see the draft of this page');
        expect(await page.textContent('main')).toContain('Nothing that you answer here is sent');
        expect(await lookFaults(page, js)).toEqual([]);
        await bar.getByRole('button', { name: 'Show the published page' }).click();
        await page.waitForURL(/\/forms\/email-us\/message/);
        expect(await heading.textContent()).toBe('Your message');
        await bar.getByRole('button', { name: 'Show the draft' }).click();
        await page.waitForURL(/\/forms\/email-us\/draft-message/);
        await bar.getByRole('button', { name: 'Leave the preview' }).click();
        await page.waitForURL(/\/forms\/email-us\/message/);
        expect([await bar.count(), await heading.textContent()]).toEqual([0, 'Your message']);
      });
      const others = await ask(`${site.url}/forms/email-us/message`);
      expect(await others.text()).not.toContain('preview-bar');
    });

    it('below /power-cut/ a page of content that is no place shows as one; no page is a 404 in words [J-024]', () =>
      withVisitor(site.url, { js, expects: [/status of 404/] }, async (page) => {
        await page.goto(`${site.url}/power-cut/food`);
        expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(
          'Food in a power cut',
        );
        expect(await page.title()).toMatch(/^Food in a power cut - /);
        expect((await page.goto(`${site.url}/power-cut/norwich`))?.status()).toBe(200);
        expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain('Norwich');
        expect((await page.goto(`${site.url}/power-cut/atlantis`))?.status()).toBe(404);
        expect(await page.textContent('main')).toMatch(
          /We have no page for that place[\s\S]*Norwich/,
        );
      }));
  },
);

describe('the page of the editors', () => {
  it('makes and takes back links, behind the key', () =>
    withPage({ expects: [/status of 422/] }, async (page) => {
      await page.goto(`${site.url}/preview/links`);
      await page.getByLabel('Editor key').fill('a wrong key of mine');
      await page.getByRole('button', { name: 'Continue' }).click();
      expect(await page.textContent('main')).toContain('That is not the editor key');
      await page.getByLabel('Editor key').fill(KEY);
      await page.getByRole('button', { name: 'Continue' }).click();
      expect(await axeFindings(page)).toEqual([]);
      await page.getByLabel('Page').fill('help');
      await page.getByRole('button', { name: 'Make a preview link' }).click();
      expect(await page.textContent('main')).toContain(
        'Enter the address of a page, such as /help',
      );
      await page.getByLabel('Page').fill('/help');
      await page.getByRole('button', { name: 'Make a preview link' }).click();
      const link =
        (await page.getByRole('link', { name: /preview\/open/ }).getAttribute('href')) ?? '';
      expect((await ask(link)).status).toBe(303);
      await page.getByRole('button', { name: 'Take back' }).first().click();
      expect((await ask(link)).status).toBe(404);
    }));
});
