import { describe, expect, inject, it } from 'vitest';
import { hydrated, withPage } from '../support/browser';
import { newVisitorAddress } from '../support/server';

const site = inject('site');
/** Where scripts are off the browser says of each that it was not loaded. */
const plain = { js: false, expects: [/\.js csp$/] };
const pin = (query = '') => `${site}/power-cut/pin${query}`;

describe('the pin without JavaScript', () => {
  it('moves to where the picture is pressed, and the picture shows it there [L-095]', () =>
    withPage({ ...plain, width: 320 }, async (page) => {
      await page.goto(pin('?town=Ipswich'));
      const before = await page.inputValue('form[method=post] [name=plng]');
      await page.locator('.pin-small').click({ position: { x: 220, y: 120 } });
      expect(Number(await page.inputValue('form[method=post] [name=plng]'))).toBeGreaterThan(
        Number(before),
      );
      await page.getByRole('button', { name: 'Confirm location' }).click();
      expect(new URL(page.url()).pathname).toBe('/power-cut/incident');
    }));

  it('takes a press by keyboard for no place, and says how to move it', () =>
    withPage(plain, async (page) => {
      await page.goto(pin());
      await page.locator('.pin-wide').press('Enter');
      expect(await page.getByRole('alert').textContent()).toContain(
        'To move the pin with a keyboard',
      );
    }));

  it('moves by links', () =>
    withPage(plain, async (page) => {
      await page.goto(pin('?town=Ipswich'));
      const before = Number(await page.inputValue('form[method=post] [name=plat]'));
      await page.getByRole('link', { name: 'Move the pin North' }).press('Enter');
      expect(Number(await page.inputValue('form[method=post] [name=plat]'))).toBeGreaterThan(
        before,
      );
    }));

  it.each([
    ['Leeds', 'not the local electricity distributor'],
    ['Xyzzyville', 'could not find that city or town'],
  ])('stays where it is when the town is %s', (town, words) =>
    withPage(plain, async (page) => {
      await page.goto(pin('?plat=52.2&plng=0.12'));
      await page.fill('[name=town]', town);
      await page.locator('form[role=search] button').click();
      expect(await page.textContent('main')).toContain(words);
      expect(await page.inputValue('form[method=post] [name=plat]')).toBe('52.2');
    }),
  );
});

describe('the pin with JavaScript [L-098, L-099, L-101 to L-103]', () => {
  it.each([390, 1280])('moves by arrow keys at %s px and says where it is', (width) =>
    withPage({ width }, async (page) => {
      await page.goto(pin('?plat=52.2&plng=0.12'));
      await hydrated(page);
      const handle = page.locator('.pin-handle');
      await handle.focus();
      for (let times = 0; times < 8; times += 1) await page.keyboard.press('ArrowRight');
      await page.waitForFunction(
        () =>
          Number(document.querySelector<HTMLInputElement>('form[method=post] [name=plng]')?.value) >
          0.13,
      );
      expect(await page.getByRole('status').first().textContent()).toBeDefined();
      expect(await handle.evaluate((element) => element === document.activeElement)).toBe(true);
    }),
  );

  it('is dragged, and goes back from where we are not the distributor', () =>
    withPage({}, async (page) => {
      await page.goto(pin('?lat=52.97&lng=0.9&z=11&plat=52.9&plng=0.9'));
      await hydrated(page);
      const canvas = await page.locator('.pin-canvas').boundingBox();
      const handle = await page.locator('.pin-handle').boundingBox();
      if (!canvas || !handle) throw new Error('there is no map');
      await page.mouse.move(handle.x + handle.width / 2, handle.y + 12);
      await page.mouse.down();
      await page.mouse.move(canvas.x + 300, canvas.y + 8, { steps: 4 });
      await page.mouse.up();
      await page.getByText('not the local electricity distributor').waitFor();
      expect(await page.inputValue('form[method=post] [name=plat]')).toBe('52.9');
    }));

  it('stands where the visitor is, where that is already allowed', () =>
    withPage({ geolocation: { latitude: 52.628, longitude: 1.299 } }, async (page) => {
      await page.goto(pin());
      await page.waitForURL(/glat=52\.628/);
      await page.waitForFunction(
        () =>
          document.querySelector<HTMLInputElement>('form[method=post] [name=plat]')?.value ===
          '52.628',
      );
    }));

  it('says nothing of a location outside the area that it asked for by itself [L-108]', () =>
    withPage({ geolocation: { latitude: 53.8, longitude: -1.55 } }, async (page) => {
      await page.goto(pin());
      await page.waitForURL(/glat=53\.8/);
      expect(await page.getByText('not the local electricity distributor').count()).toBe(0);
    }));
});

describe('a confirmed pin [L-090, L-093, L-111, L-617]', () => {
  const confirm = (plat: string, plng: string) =>
    fetch(pin(), {
      method: 'POST',
      redirect: 'manual',
      headers: { 'X-Forwarded-For': newVisitorAddress() },
      body: new URLSearchParams({ plat, plng }),
    });

  it('opens the incidents of its place, or keeps the pin where there are none [L-112]', async () => {
    const answers = await Promise.all([
      confirm('52.19', '0.16'),
      confirm('51.507602', '-0.127816'),
    ]);
    for (const answer of answers) {
      expect(answer.status).toBe(303);
      expect(answer.headers.get('Location')).toMatch(
        /^\/power-cut\/incident(\?(incidentid|postcodesector)=.+)?$/,
      );
      expect(answer.headers.get('Set-Cookie')).toContain('mpn_visit=');
    }
  });
});
