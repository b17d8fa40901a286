import { spawnSync } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { hydrated, withPage } from '../support/browser';
import { ownSite } from '../support/own-site';
import { ask } from '../support/server';

const site = inject('site');
const AGREES = '/power-cut/incident?postcode=CB1+9ZA';
const INCIDENT = '/power-cut/incident?postcode=CB3+9ZA';
const WORDS = /^Faults like this usually take \d to \d hours\. How we work this out$/;

describe('how long power cuts like this took', () => {
  it('is not said where it agrees with the time of the operator', async () => {
    const answer = await ask(site + AGREES, { redirect: 'follow' });
    const html = await answer.text();
    expect(html).toMatch(/back between/);
    // An earlier hour's words stay in the history of the estimate.
    expect(html).not.toContain('How we work this out');
  });

  it.each([true, false])(
    'is said directly under a time that is not known, and leads to what it means, with JavaScript %s',
    (js) =>
      withPage({ js, width: 320 }, async (page) => {
        await page.goto(site + INCIDENT);
        if (js) await hydrated(page);
        await expect
          .poll(() => page.getByRole('heading', { level: 1 }).textContent())
          .toMatch(/We don’t know yet/);
        const words = page.locator('h1 + p');
        expect((await words.textContent())?.trim()).toMatch(WORDS);
        await page.getByRole('link', { name: 'How we work this out' }).click();
        await page.getByRole('heading', { name: 'How we estimate when power is back' }).waitFor();
        expect(new URL(page.url()).pathname).toBe('/power-cut/how-we-estimate');
      }),
  );

  it.each(['NR1+9ZA', 'SE1+9ZA', 'NR5+9ZA'])(
    'is not said of planned work and of what is over: %s',
    async (postcode) => {
      const answer = await ask(`${site}/power-cut/incident?postcode=${postcode}`, {
        redirect: 'follow',
      });
      expect(await answer.text()).not.toContain('aults like this');
    },
  );

  it('has a page with the record of past weeks: a chart and its table, in the sitemap', () =>
    withPage({ js: false }, async (page) => {
      await page.goto(`${site}/power-cut/how-we-estimate`);
      await page.getByRole('img', { name: /^Chart: How often each held/ }).waitFor();
      const table = page.getByRole('table', { name: 'How often each held, in per cent, by week' });
      const rows = await table.getByRole('row').allTextContents();
      expect(rows.length).toBeGreaterThan(2);
      expect(rows[1]).toMatch(/^\d{1,2} [A-Z][a-z]{2,3}/);
      await page.getByText(/At the moment we learn from [\d,]+ power cuts since/).waitFor();
      expect(await (await ask(`${site}/sitemap.xml`)).text()).toContain(
        '/power-cut/how-we-estimate</loc>',
      );
    }));

  it('is switched off in the live content', async () => {
    const dir = await mkdtemp(path.join(tmpdir(), 'odds-content-'));
    try {
      await cp('content', dir, { recursive: true });
      const live = JSON.parse(await readFile(path.join(dir, 'live.json'), 'utf8')) as object;
      await writeFile(path.join(dir, 'live.json'), JSON.stringify({ ...live, oddsEnabled: false }));
      const testSite = await ownSite({ CONTENT_DIR: dir });
      const incident = await ask(testSite.url + INCIDENT, { redirect: 'follow' });
      expect(await incident.text()).not.toContain('aults like this');
      const page = await (await ask(`${testSite.url}/power-cut/how-we-estimate`)).text();
      expect(page).toContain('we have switched this off');
      await testSite.stop();
    } finally {
      await rm(dir, { recursive: true, force: true });
    }
  });
});

describe('npm run odds', () => {
  const odds = (...args: string[]) =>
    spawnSync(process.execPath, ['scripts/odds.mjs', ...args], { encoding: 'utf8' });

  it(
    'prints every figure and ends with 0; a sentence and 1 for what it cannot read or do',
    { timeout: 180_000 },
    () => {
      // A readable file without a history row.
      const { status, stdout } = odds('judge', 'package.json', 'package.json');
      expect([status, stdout]).toEqual([
        0,
        expect.stringMatching(/Moments +0\n[^]*Worst week[^]*Pinball loss/),
      ]);
      const unread = odds('judge', 'no-such-file.jsonl.gz', 'package.json');
      expect([unread.status, unread.stdout]).toEqual([
        1,
        '> no-such-file.jsonl.gz cannot be read (ENOENT).\n',
      ]);
      expect(odds('guess').status).toBe(1);
    },
  );
});
