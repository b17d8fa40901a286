import { describe, expect, inject, it } from 'vitest';
import { axeFindings, sidewaysOverflow } from '../support/axe';
import { withPage } from '../support/browser';
import { block, focused, hasLock, SLOW } from '../support/open-block';

const site = inject('site');

describe('tabs [J-390, J-391, J-1001]', () => {
  it('arrows, Home and End move and choose; one panel at a time', { timeout: SLOW }, () =>
    block({}, 'TabbedServices', async (page, example) => {
      const tabs = example.getByRole('tab');
      await tabs.first().focus();
      expect(await example.getByRole('tabpanel').count()).toBe(1);
      await page.keyboard.press('ArrowRight');
      expect(await focused(page)).toBe('Connections');
      expect(await tabs.nth(1).getAttribute('aria-selected')).toBe('true');
      await page.keyboard.press('Home');
      expect(await focused(page)).toBe('Power cuts');
      await page.keyboard.press('ArrowLeft');
      expect(await focused(page)).toBe('A tab without cards');
    }),
  );

  it('are sections with links to them without JavaScript', { timeout: SLOW }, () =>
    block({ js: false }, 'TabbedServices', async (_, example) => {
      expect(await example.getByRole('heading', { level: 3 }).count()).toBe(3);
      expect(await example.getByText('Add a charger').isVisible()).toBe(true);
    }),
  );

  it('open by their address where scripts may run and never arrive', { timeout: SLOW }, () =>
    withPage({ expects: [/ERR_FAILED/, /404/] }, async (page) => {
      await page.route(/\.js$/, (route) => route.abort());
      await page.goto(`${site}/preview/blocks/TabbedServices`);
      const panels = page.locator('.catalogue-example').first().locator('.tab-panel');
      expect(await panels.count()).toBeGreaterThan(1);
      expect(await panels.filter({ visible: true }).count()).toBe(1);
      await page.locator('.catalogue-example').first().locator('.tab').nth(1).click();
      await panels.nth(1).waitFor();
      expect(await panels.filter({ visible: true }).count()).toBe(1);
    }),
  );

  it(
    'help and contact: closed, tab open, inner panel open, and one Back out of each [J-368 to J-373, J-405, J-1002]',
    { timeout: SLOW },
    () =>
      block({}, 'HelpAndContact', async (page, example) => {
        expect(await example.getByRole('tabpanel').count()).toBe(0);
        await example.getByRole('tab').first().focus();
        await page.keyboard.press('ArrowDown');
        expect(await focused(page)).toBe('Talk to us');
        expect(await example.getByRole('tabpanel').count()).toBe(0);
        await page.keyboard.press('ArrowUp');
        await page.keyboard.press('Enter');
        const panel = example.getByRole('tabpanel');
        expect(await panel.count()).toBe(1);
        await panel.getByText('My power is off').click();
        expect(await panel.locator('details[open]').count()).toBe(1);
        expect(await axeFindings(page)).toEqual([]);
        const back = example.getByRole('link', { name: 'Back' });
        expect(await back.count()).toBe(1);
        await back.click();
        expect(await panel.locator('details[open]').count()).toBe(0);
        expect(await focused(page)).toBe('My power is off');
        await back.click();
        expect(await example.getByRole('tabpanel').count()).toBe(0);
        await back.waitFor({ state: 'hidden' });
        expect(await focused(page)).toBe('Power cuts');
      }),
  );
});

describe('pop-ups [J-389]', () => {
  it('a guide slides out, and leaves on Escape in half a second', { timeout: SLOW }, () =>
    block({}, 'UsefulGuides', async (page, example) => {
      const summary = example.locator('summary').first();
      await summary.click();
      const dialog = page.getByRole('dialog');
      expect(await dialog.textContent()).toContain('What to know about safety');
      expect(await hasLock(page)).toBe(true);
      expect(await axeFindings(page)).toEqual([]);
      await page.keyboard.press('Escape');
      expect(await dialog.count()).toBe(1);
      await dialog.waitFor({ state: 'detached', timeout: 2000 });
      await expect.poll(() => hasLock(page)).toBe(false);
      await expect
        .poll(() => summary.evaluate((element) => element === document.activeElement))
        .toBe(true);
    }),
  );

  it('it is gone at once for those who asked for less motion', { timeout: SLOW }, () =>
    block({ reducedMotion: true }, 'UsefulGuides', async (page, example) => {
      await example.locator('summary').first().click();
      await page.keyboard.press('Escape');
      expect(await page.getByRole('dialog').count()).toBe(0);
    }),
  );

  it(
    'several downloads open as a pop-up; without JavaScript in place [J-333, J-809]',
    { timeout: SLOW },
    async () => {
      await block({}, 'CallToActionBox', async (page, example) => {
        await example.locator('summary').click();
        expect(await page.getByRole('dialog').getByRole('link').count()).toBe(2);
      });
      await block({ js: false }, 'CallToActionBox', async (_, example) => {
        await example.locator('summary').click();
        expect(await example.getByRole('link', { name: 'The summary' }).isVisible()).toBe(true);
      });
    },
  );

  it('a video plays only when asked [J-355, J-388]', { timeout: SLOW }, () =>
    block({ expects: [/youtube|ERR_|net::/i] }, 'VideoThumbnail', async (page, example) => {
      await page.route('https://www.youtube-nocookie.com/**', (route) =>
        route.fulfill({ body: '' }),
      );
      expect(await page.locator('iframe').count()).toBe(0);
      await example.getByText('Watch: Repairing a line').click();
      expect(await page.locator('iframe').getAttribute('src')).toContain(
        'youtube-nocookie.com/embed/aB3_dE-f9hI',
      );
      expect(await hasLock(page)).toBe(true);
      await page.getByRole('button', { name: 'Close' }).click();
      await expect.poll(() => page.locator('iframe').count()).toBe(0);
      await expect.poll(() => hasLock(page)).toBe(false);
    }),
  );
});

it('the switcher shows the choice, then goes there after 200 ms [J-329]', { timeout: SLOW }, () =>
  block({}, 'CurvedBanner', async (page, example) => {
    const pages: number[] = [];
    page.on('request', (request) => request.isNavigationRequest() && pages.push(Date.now()));
    const clicked = Date.now();
    await example.getByRole('link', { name: 'Businesses' }).click({ noWaitAfter: true });
    await page.waitForURL(/\/connections\/business$/);
    expect((pages[0] ?? 0) - clicked).toBeGreaterThanOrEqual(200);
  }),
);

it(
  'the menu of a section is a fold on small screens and a row on large ones [J-326]',
  { timeout: SLOW },
  async () => {
    await block({ width: 375 }, 'SubNavigation', async (_, example) => {
      expect(await example.locator('summary').isVisible()).toBe(true);
      expect(await example.locator('.sub-nav-row').isVisible()).toBe(false);
    });
    await block({}, 'SubNavigation', async (_, example) => {
      expect(await example.locator('summary').isVisible()).toBe(false);
      expect(await example.locator('.sub-nav-row').isVisible()).toBe(true);
    });
  },
);

it(
  'all guides are shown on small screens, six on large ones [J-837]',
  { timeout: SLOW },
  async () => {
    await block({ width: 375 }, 'UsefulGuides', async (_, example) =>
      expect(await example.locator('.guide:visible').count()).toBe(8),
    );
    await block({}, 'UsefulGuides', async (_, example) =>
      expect(await example.locator('.guide:visible').count()).toBe(6),
    );
  },
);

it('no block of this part is wider than a phone', { timeout: SLOW }, () =>
  withPage({ width: 320 }, async (page) => {
    for (const type of [
      'Charts',
      'ColumnsTable',
      'StormLandingBanner',
      'LandingHeroOptionSelector',
      'CareersCarousel',
    ]) {
      await page.goto(`${site}/preview/blocks/${type}`);
      expect(await sidewaysOverflow(page), type).toEqual([]);
    }
  }),
);

it(
  'a carousel moves by one; the button that leads nowhere is away, and focus is not lost [J-385 to J-387]',
  { timeout: SLOW },
  () =>
    block({ reducedMotion: true }, 'CareersCarousel', async (page, example) => {
      const previous = example.getByRole('button', { name: /^Previous/ });
      const next = example.getByRole('button', { name: /^Next/ });
      const counter = example.locator('.carousel-nav p');
      expect(await previous.count()).toBe(0);
      await next.click();
      await example.getByText('Slide 2 of 3').waitFor();
      expect(await previous.count()).toBe(1);
      await next.focus();
      await page.keyboard.press('Enter');
      await example.getByText('Slide 3 of 3').waitFor();
      expect(await next.count()).toBe(0);
      expect(await previous.evaluate((element) => element === document.activeElement)).toBe(true);
      expect(await counter.textContent()).toBe('Slide 3 of 3');
    }),
);

it(
  'the share bar has a button to copy the address where the browser can',
  { timeout: SLOW },
  async () => {
    await block({}, 'ShareBar', async (_, example) =>
      expect(await example.getByRole('button', { name: 'Copy link' }).count()).toBe(1),
    );
    await block({ js: false }, 'ShareBar', async (_, example) => {
      expect(await example.getByRole('button').count()).toBe(0);
      expect(await example.getByLabel('Address of this page').inputValue()).toContain(
        '/preview/blocks/ShareBar',
      );
    });
  },
);
