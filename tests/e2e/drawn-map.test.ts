import type { Page } from 'playwright';
import { describe, expect, inject, it } from 'vitest';
import { hydrated, withPage } from '../support/browser';

const site = inject('site');
const MAP = `${site}/power-cut/map`;
const PIN = `${site}/power-cut/pin?plat=52.2&plng=0.12`;
const NEAR = `${MAP}?z=12&lat=52.2&lng=0.12`;
/** So close that the mark of CB1 9ZA's power cut stands alone, whatever else is off at this hour. */
const CLOSE = `${MAP}?z=14&lat=52.196&lng=0.119`;

describe('where the interactive map fails', () => {
  const worlds: [string, (page: Page) => Promise<unknown>, RegExp[]][] = [
    [
      'its file does not arrive',
      (page) => page.route(/area-live-map/, (route) => route.abort()),
      [/area-live-map|ERR_FAILED/],
    ],
    [
      'its marks do not arrive',
      (page) => page.route(/map-marks/, (route) => route.fulfill({ status: 503, body: '{}' })),
      [/503/],
    ],
    [
      'the boundaries do not arrive',
      (page) => page.route(/get-boundaries/, (route) => route.fulfill({ status: 502, body: '{}' })),
      [/502/],
    ],
    [
      'there is no WebGL',
      (page) =>
        page.addInitScript(() =>
          Object.defineProperty(HTMLCanvasElement.prototype, 'getContext', { value: () => null }),
        ),
      [],
    ],
    [
      'its worker is blocked',
      (page) => page.route(/csp-worker/, (route) => route.abort()),
      [/worker|ERR_FAILED/i],
    ],
  ];

  it.each(worlds)('because %s, the drawn map stays', (_why, prepare, expects) =>
    withPage({ expects }, async (page) => {
      await prepare(page);
      await page.goto(NEAR);
      await hydrated(page);
      await page.getByRole('button', { name: 'Show the interactive map' }).click();
      await page.getByText('The interactive map does not work here').waitFor({ timeout: 30_000 });
      expect(await page.locator('.map-live').count()).toBe(0);
      expect(await page.locator('#map svg.at-wide [role=img]').isVisible()).toBe(true);
    }),
  );
});

describe('no control and no key lies on a mark', () => {
  const SCREENS: [string, number, number][] = [
    ['a small phone', 320, 640],
    ['a phone', 390, 844],
    ['a tablet', 768, 1024],
    ['a laptop', 1366, 768],
    ['a desk', 1280, 900],
  ];
  /** The marks of the drawing that is shown, the frame that they stand in, and what is pressed or read around it. */
  const boxesOn = (page: Page) =>
    page.evaluate(() => {
      const boxesOf = (selector: string) =>
        [...document.querySelectorAll(`#map ${selector}`)].flatMap((element) => {
          const { left, right, top, bottom, width } = element.getBoundingClientRect();
          return width > 0 ? [{ left, right, top, bottom }] : [];
        });
      return {
        marks: boxesOf('svg .m-link, #map .map-marker svg'),
        frame: boxesOf('.map-stage'),
        controls: boxesOf('.map-switch .btn, #map .map-zoom > *, #map .key-box'),
      };
    });
  type Boxes = Awaited<ReturnType<typeof boxesOn>>;
  const covered = ({ marks, controls, frame: [frame] }: Boxes) =>
    marks.filter((mark) => {
      const seen = {
        left: Math.max(mark.left, frame?.left ?? 0),
        right: Math.min(mark.right, frame?.right ?? 0),
        top: Math.max(mark.top, frame?.top ?? 0),
        bottom: Math.min(mark.bottom, frame?.bottom ?? 0),
      };
      return controls.some(
        (control) =>
          Math.max(control.left, seen.left) < Math.min(control.right, seen.right) &&
          Math.max(control.top, seen.top) < Math.min(control.bottom, seen.bottom),
      );
    });

  it.each(SCREENS)('on %s: the whole area, and a part', (_on, width, height) =>
    withPage({ width, height }, async (page) => {
      await page.goto(MAP);
      await hydrated(page);
      const whole = await boxesOn(page);
      expect(whole.marks.length).toBeGreaterThan(5);
      expect(whole.controls.length).toBeGreaterThan(2);
      expect(covered(whole)).toEqual([]);
      await page.goto(`${MAP}?z=10&lat=51.6&lng=0.1`);
      await hydrated(page);
      expect(covered(await boxesOn(page))).toEqual([]);
    }),
  );

  it('of the interactive map, on a phone', () =>
    withPage({ width: 390, height: 844 }, async (page) => {
      await page.goto(MAP);
      await hydrated(page);
      await page.getByRole('button', { name: 'Show the interactive map' }).click();
      await page.getByRole('button', { name: 'Show the plain map' }).waitFor();
      const { marks, controls, frame } = await boxesOn(page);
      expect(controls.length).toBeGreaterThan(3);
      expect(covered({ marks, controls, frame })).toEqual([]);
    }));
});

describe('the map without a script', () => {
  it.each([
    ['/power-cut/map', 'img'],
    ['/power-cut/map?z=14&lat=52.2&lng=0.12', 'img'],
    ['/power-cut/incident?postcode=CB1+9ZA', 'image'],
  ])('%s has its ground as a picture that is there', (path) =>
    withPage({ js: false }, async (page) => {
      const pictures: number[] = [];
      page.on(
        'response',
        (answer) => answer.url().includes('/ground.svg') && pictures.push(answer.status()),
      );
      await page.goto(site + path, { waitUntil: 'networkidle' });
      expect(pictures).toEqual([200]);
    }),
  );

  it('comes after its controls, as they stand: a page that has come in part would move it down', () =>
    withPage({ width: 390, height: 844 }, async (page) => {
      await page.goto(MAP);
      await hydrated(page);
      const isBefore = await page
        .locator('.map-stage')
        .evaluate((stage) =>
          [...document.querySelectorAll('.big-map :is(.map-zoom, .map-switch)')].map(
            (control) =>
              control.getBoundingClientRect().bottom <= stage.getBoundingClientRect().top &&
              control.compareDocumentPosition(stage) === Node.DOCUMENT_POSITION_FOLLOWING,
          ),
        );
      expect(isBefore).toEqual([true, true]);
    }));

  it('opens and closes the card of a mark by links', () =>
    withPage({ js: false, width: 390 }, async (page) => {
      await page.goto(CLOSE);
      const mark = await page.locator('.at-phone a[href*="open="]').first().getAttribute('href');
      await page.goto(new URL(mark ?? '', site).href);
      const card = page.getByRole('region', { name: /^On the map: / });
      expect(await card.getByRole('heading', { level: 2 }).isVisible()).toBe(true);
      await card.getByRole('link', { name: 'Close', exact: true }).click();
      expect(await card.count()).toBe(0);
    }));
});

describe('the town field', () => {
  it.each([MAP, PIN])('%s suggests as one types', (address) =>
    withPage({}, async (page) => {
      await page.goto(address);
      await hydrated(page);
      const field = page.getByRole('combobox', { name: 'Go to a city or town' });
      await field.focus();
      await field.pressSequentially('norw', { delay: 120 });
      await page.locator('#town-places option[value="Norwich"]').waitFor({ state: 'attached' });
      await field.press('Escape');
      await field.fill('Norwich');
      await page.getByRole('button', { name: 'Go' }).click();
      await page.waitForURL(/town=Norwich/);
    }),
  );
});
