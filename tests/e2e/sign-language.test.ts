import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, inject, it } from 'vitest';
import { axeFindings } from '../support/axe';
import { enhanced, withPage } from '../support/browser';
import { ownSite } from '../support/own-site';
import { ask } from '../support/server';

let dir = '';
afterAll(() => rm(dir, { recursive: true, force: true }));

/** Content in which editors have set videos in sign language, on the help and contact pages. */
async function withVideos(): Promise<string> {
  dir = await mkdtemp(path.join(tmpdir(), 'bsl-'));
  await cp('content', dir, { recursive: true });
  const video = {
    video: { url: '/media/examples/sample.webm' },
    captionsUrl: '/media/examples/sample.vtt',
    transcriptUrl: '/help/british-sign-language',
  };
  for (const [page, before, field] of [
    ['contact-us', '"title": "British Sign Language",', 'signLanguageVideo'],
    ['help', '"linkSetTitle": "I do not hear, or sign",', 'linkSetSignLanguageVideo'],
  ] as const) {
    const file = path.join(dir, 'pages', `${page}.json`);
    const text = await readFile(file, 'utf8');
    expect(text).toContain(before);
    await writeFile(file, text.replace(before, `${before} "${field}": ${JSON.stringify(video)},`));
  }
  return dir;
}

it('help and contact show no video in sign language where editors set none, and lead to the relay [X-96]', async () => {
  for (const page of ['/help', '/contact-us']) {
    const html = await (await ask(inject('site') + page)).text();
    expect(html).toContain('Open our BSL relay');
    expect(html).not.toContain('This in British Sign Language');
  }
});

it(
  'a video that editors set is there, loads when it is played, with its captions, and its words are a link',
  { timeout: 120_000 },
  async () => {
    const { url } = await ownSite({ CONTENT_DIR: await withVideos() });
    for (const where of ['/help', '/contact-us']) {
      await withPage({ width: 390 }, async (page) => {
        const requests: string[] = [];
        page.on('request', (request) => requests.push(new URL(request.url()).pathname));
        await page.goto(url + where);
        await enhanced(page);
        const link = page.locator('main .video a.media').first();
        // On the help page it is in a panel of a tab.
        if (where === '/help')
          await page.getByRole('main').getByText('Extra help', { exact: true }).first().click();
        await link.evaluate((element) => {
          for (
            let at = element.closest('details');
            at;
            at = at.parentElement?.closest('details') ?? null
          )
            at.open = true;
        });
        await link.scrollIntoViewIfNeeded();
        expect(await link.textContent()).toContain('Watch: This in British Sign Language');
        expect(
          await page
            .getByRole('link', { name: /^Read what is said in the video/ })
            .getAttribute('href'),
        ).toBe('/help/british-sign-language');
        expect(requests.filter((file) => file.startsWith('/media/examples/'))).toEqual([]);
        expect(await axeFindings(page)).toEqual([]);
        await expect
          .poll(async () => {
            if ((await page.locator('dialog video').count()) === 0) await link.click();
            return page.locator('dialog video track').getAttribute('src');
          })
          .toBe('/media/examples/sample.vtt');
        expect(await page.locator('dialog video').getAttribute('src')).toBe(
          '/media/examples/sample.webm',
        );
      });
      await withPage({ js: false }, async (page) => {
        await page.goto(url + where);
        expect(await page.locator('main .video a.media').first().getAttribute('href')).toBe(
          '/media/examples/sample.webm',
        );
      });
    }
  },
);
