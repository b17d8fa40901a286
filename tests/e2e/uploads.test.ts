import type { Page } from 'playwright';
import { describe, expect, inject, it } from 'vitest';
import { axeFindings, lookFaults } from '../support/axe';
import { hydrated, withPage } from '../support/browser';
import { withVisitor } from '../support/plain-page';
import { press } from '../support/report-form';
import { toStreetItems } from '../support/street-journey';
import { files } from '../support/upload-files';

const site = inject('site');
const BOTH = [{ js: true }, { js: false }];
const phone = (js: boolean) => ({
  js,
  width: 320,
  height: 640,
  expects: [/\.js csp$/, /status of 4(?:00|13|22)/],
});

interface Chosen {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}
const plan: Chosen = {
  name: 'Plan of the site.pdf',
  mimeType: 'application/pdf',
  buffer: files.pdf,
};
const photo: Chosen = { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: files.jpg };
const program: Chosen = { name: 'letter.pdf', mimeType: 'application/pdf', buffer: files.program };
const nothing: Chosen = {
  name: 'nothing.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.alloc(0),
};

async function open(page: Page, path: string, js: boolean): Promise<void> {
  await page.goto(site + path);
  if (js) await hydrated(page);
}

/** Puts a file into its input; without JavaScript the page is posted for it. */
async function add(page: Page, name: string, file: Chosen, js: boolean): Promise<void> {
  await page.locator(`[id="${name}"]`).setInputFiles(file);
  if (!js)
    await press(
      page,
      'Upload',
      js,
      page.locator('.upload', { has: page.locator(`[id="${name}"]`) }),
    );
}

const listed = (page: Page) => page.locator('.files li');
const namesOf = async (page: Page) =>
  (await page.locator('.files li > .breaks').allTextContents()).map((text) => text.trim());
const errorOf = (page: Page) => page.locator('.upload .msg').textContent();

describe.each(BOTH)('files in a form, JavaScript $js [L-445, L-447 to L-449]', ({ js }) => {
  it('are added one by one, shown with their size, and taken away again', () =>
    withVisitor(site, phone(js), async (page) => {
      await open(page, '/forms/email-us/message', js);
      await page.locator('[name=message]').fill('The lamp hums');
      await add(page, 'files', plan, js);
      await listed(page).first().waitFor();
      expect(await namesOf(page)).toEqual(['Plan of the site.pdf, 1 kB']);
      await add(page, 'files', photo, js);
      await listed(page).nth(1).waitFor();
      expect(await lookFaults(page, js)).toEqual([]);

      const remove = page.getByRole('button', { name: 'Remove Plan of the site.pdf' });
      if (js) await remove.click();
      else await press(page, 'Remove Plan of the site.pdf', js);
      await expect.poll(() => namesOf(page)).toEqual(['photo.jpg, 1 kB']);
      expect(await page.locator('[name=message]').inputValue()).toBe('The lamp hums');
    }));

  it('are kept when other answers are wrong, and when the page is loaded again', () =>
    withVisitor(site, phone(js), async (page) => {
      await open(page, '/forms/email-us/message', js);
      await add(page, 'files', plan, js);
      await listed(page).first().waitFor();
      await press(page, 'Next', js);
      expect(await page.title()).toMatch(/^Error:/);
      expect(await namesOf(page)).toEqual(['Plan of the site.pdf, 1 kB']);
      expect(await page.locator('.summary-err a[href="#files"]').count()).toBe(0);
      await page.locator('[name=topic]').selectOption({ index: 2 });
      await page.locator('[name=message]').fill('The lamp hums');
      await page.locator('input[name="files"]').first().waitFor({ state: 'attached' });
      await page.reload();
      expect(await namesOf(page)).toEqual(['Plan of the site.pdf, 1 kB']);
    }));

  it.each([
    [program, 'letter.pdf is not a JPEG, PNG or GIF picture, a PDF, an Office file or a DWG'],
    [nothing, 'nothing.pdf is empty. Please select another file.'],
    [
      { ...plan, name: 'program.exe' },
      'program.exe is not a JPEG, PNG or GIF picture, a PDF, an Office file or a DWG',
    ],
  ])('are refused in words: %#', (file, sentence) =>
    withVisitor(site, phone(js), async (page) => {
      await open(page, '/forms/email-us/message', js);
      await page.locator('[name=message]').fill('The lamp hums');
      await add(page, 'files', file, js);
      await page.locator('.upload .msg').waitFor();
      expect(await errorOf(page)).toBe(sentence);
      expect(await page.locator('[id=files]').getAttribute('aria-describedby')).toContain(
        'files-error',
      );
      expect(await listed(page).count()).toBe(0);
      expect(await page.locator('[name=message]').inputValue()).toBe('The lamp hums');
      if (js) expect(await axeFindings(page)).toEqual([]);
      else
        expect(await page.locator('.summary-err a').allTextContents()).toEqual([
          `Photos or letters: ${sentence}`,
        ]);
    }),
  );

  it('belong to the item of the list that they were added to; a new one takes the place of the old one', () =>
    withVisitor(site, phone(js), async (page) => {
      await open(page, '/forms/street-furniture/start', js);
      await toStreetItems(page, js);
      await press(page, 'Add another', js);
      await add(page, 'items.1.photo', photo, js);
      await listed(page).first().waitFor();
      await add(page, 'items.1.photo', { ...photo, name: 'better.jpg' }, js);
      await expect.poll(() => namesOf(page)).toEqual(['better.jpg, 1 kB']);
      expect(await page.locator('input[name="items.1.photo"]').count()).toBe(1);
      await press(page, 'Remove Item 1', js);
      expect(await page.locator('input[name="items.0.photo"]').count()).toBe(1);
      expect(await namesOf(page)).toEqual(['better.jpg, 1 kB']);
    }));
});

describe('with JavaScript [L-453, L-458, L-460, L-616]', () => {
  it('more than one dropped file is one too many, and one is taken [L-455, L-461]', () =>
    withPage(phone(true), async (page) => {
      await open(page, '/forms/email-us/message', true);
      const drop = (names: readonly string[]) =>
        page.locator('.upload').evaluate((place, dropped) => {
          const dataTransfer = new DataTransfer();
          for (const name of dropped)
            dataTransfer.items.add(new File(['%PDF-1.7 x'], name, { type: 'application/pdf' }));
          place.dispatchEvent(
            new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }),
          );
        }, names);
      await drop(['a.pdf', 'b.pdf']);
      expect(await errorOf(page)).toBe('Please select one file at a time');
      await drop(['a.pdf']);
      await listed(page).first().waitFor();
      expect(await page.locator('.upload [role=status]').textContent()).toBe('a.pdf was added');
      expect(await page.locator('.upload .msg').count()).toBe(0);
    }));

  it('a file that is too large is refused before it is sent [L-456]', () =>
    withPage(phone(true), async (page) => {
      await open(page, '/forms/email-us/message', true);
      let requests = 0;
      page.on('request', (request) => (requests += request.url().includes('/api/') ? 1 : 0));
      await page.locator('[id=files]').evaluate((input: HTMLInputElement) => {
        const transfer = new DataTransfer();
        transfer.items.add(new File([new Uint8Array(20_971_521)], 'large.pdf'));
        input.files = transfer.files;
        input.dispatchEvent(new Event('change', { bubbles: true }));
      });
      await page.locator('.upload .msg').waitFor();
      expect(await errorOf(page)).toBe(
        'large.pdf is larger than 20 MB, which is the most we can take.',
      );
      expect(requests).toBe(0);
    }));

  it('says so when the server cannot be reached, and goes on', () =>
    withPage(
      { ...phone(true), expects: [/Failed to load resource|request failed/] },
      async (page) => {
        await open(page, '/forms/email-us/message', true);
        await page.route('**/api/file-upload', (route) => route.abort());
        await add(page, 'files', plan, true);
        await page.locator('.upload .msg').waitFor();
        expect(await errorOf(page)).toMatch(/^Sorry, your file could not be uploaded/);
        await page.unroute('**/api/file-upload');
        await add(page, 'files', plan, true);
        await listed(page).first().waitFor();
      },
    ));

  it('a page that is posted while a file is on its way takes it along', () =>
    withPage(phone(true), async (page) => {
      await open(page, '/forms/email-us/message', true);
      await page.route('**/api/storage/**', () => undefined);
      await add(page, 'files', plan, true);
      await page.locator('progress').waitFor();
      await press(page, 'Next', true);
      expect(await namesOf(page)).toEqual(['Plan of the site.pdf, 1 kB']);
    }));
});
