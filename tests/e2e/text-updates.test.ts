import { randomUUID } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { Page, Request } from 'playwright';
import { describe, expect, inject, it } from 'vitest';
import { axeFindings, lookFaults, sidewaysOverflow } from '../support/axe';
import { hydrated, withPage } from '../support/browser';
import { personCookie } from '../support/person';
import { withVisitor } from '../support/plain-page';
import { press, pressOn } from '../support/report-form';
import { ask } from '../support/server';

const site = inject('site');
const INCIDENT = 'INCD-100101-A';
const TEXTS = '/power-cut/text-updates';
const visitor = (js: boolean) => ({
  js,
  width: 320,
  height: 640,
  expects: [/\.js csp$/, /status of (422|429|503)/],
});
const BOTH = [{ js: true }, { js: false }];
/** A number of its own for each journey. */
let mobiles = 0;
const newMobile = () => `07700 9${String((mobiles += 1)).padStart(5, '0')}`;
const put = (body: unknown, key: string, person: { readonly Cookie?: string }) =>
  ask(`${site}/api/text-updates`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key, ...person },
    body: JSON.stringify(body),
  });

/** Presses a button of a form that is not right: with JavaScript that is said without asking the server. */
async function pressWrong(page: Page, name: string, js: boolean): Promise<void> {
  if (!js) {
    await press(page, name, js);
    return page.locator('.summary-err').waitFor();
  }
  const requests: string[] = [];
  const note = (request: Request) => void requests.push(request.method());
  page.on('request', note);
  await page.getByRole('button', { name, exact: true }).click();
  await page.locator('.summary-err').waitFor();
  page.off('request', note);
  expect(requests).not.toContain('POST');
}

describe.each(BOTH)(
  'text updates, JavaScript $js, at 320 px [J-173, J-194, J-195, J-702, X-31]',
  ({ js }) => {
    it('sign up for an incident: what is wrong is said and kept, then it is done [J-178 to J-180, J-183, J-184, J-186, J-187, J-703, J-938, J-947]', () =>
      withVisitor(site, visitor(js), async (page) => {
        const mobile = newMobile();
        await page.goto(`${site}${TEXTS}/incident?incidentid=${INCIDENT}`);
        if (js) await hydrated(page);
        await page.getByLabel('Your name').fill('Sam');
        await page.getByLabel('Your mobile number').fill('0770');
        await page.getByLabel('Postcode').fill('CB1');
        await pressWrong(page, 'Sign up', js);
        if (js)
          expect(await page.evaluate(() => document.activeElement?.className)).toContain(
            'summary-err',
          );
        expect(await page.title()).toMatch(/^Error: /);
        expect(await page.locator('.summary-err a').allTextContents()).toEqual([
          'Enter a UK mobile number, like 07700 900123',
          'Please enter a full, valid postcode',
        ]);
        expect(await page.getByLabel('Your name').inputValue()).toBe('Sam');
        expect(await page.getByLabel('Your mobile number').inputValue()).toBe('0770');
        if (js) expect(await axeFindings(page)).toEqual([]);
        await page.getByLabel('Your mobile number').fill(mobile);
        await page.getByLabel('Postcode').fill('cb1 9za');
        await pressOn(page, 'Sign up', js);
        await page.waitForURL(/signed-up\?as=done/);
        expect(await page.textContent('h1')).toBe('You are signed up');
        expect(page.url()).not.toContain('7700');
        expect(await lookFaults(page, js)).toEqual([]);

        await page.goto(`${site}${TEXTS}/incident?incidentid=${INCIDENT}`);
        if (js) await hydrated(page);
        await page.getByLabel('Your mobile number').fill(mobile);
        await page.getByLabel('Postcode').fill('cb1 9za');
        await pressOn(page, 'Sign up', js);
        // A number that is signed up already gets the same page: only its phone hears of it.
        await page.waitForURL(/signed-up\?as=done/);
        expect(await page.textContent('h1')).toBe('You are signed up');
      }));

    it('register for an address, and stop it again [J-170 to J-172]', () =>
      withVisitor(site, visitor(js), async (page) => {
        const mobile = newMobile();
        await page.goto(site + TEXTS);
        if (js) await hydrated(page);
        await pressWrong(page, 'Sign up', js);
        expect(await page.locator('.summary-err a').allTextContents()).toEqual([
          'Find your address first',
          'Enter your mobile number',
        ]);
        await page.getByLabel('Address', { exact: true }).fill('CB1 9ZA');
        await press(page, 'Find your address', js);
        await page.locator('button[name=select]').first().click();
        await page.waitForURL(/text-updates\?chosen/);
        if (js) await hydrated(page);
        expect(await page.locator('main').innerText()).toContain('CB1 9ZA');
        await page.getByLabel('Your mobile number').fill(mobile);
        await pressOn(page, 'Sign up', js);
        await page.waitForURL(/signed-up/);

        await page.goto(`${site}${TEXTS}/stop/address?chosen=true`);
        if (js) await hydrated(page);
        await page.getByLabel('Your mobile number').fill(mobile);
        await press(page, 'Stop texts', js);
        await page.waitForURL(/stopped\?as=address/);
        expect(await page.textContent('h1')).toBe('Your texts are stopped');
      }));

    it('stop for a number that is not known ends where any other one does', () =>
      withVisitor(site, visitor(js), async (page) => {
        await page.goto(`${site}${TEXTS}/stop`);
        if (js) await hydrated(page);
        await page.getByLabel('Your mobile number').fill(newMobile());
        await press(page, 'Stop texts', js);
        await page.waitForURL(/stopped\?as=general/);
        expect(await page.textContent('h1')).toBe('Your texts are stopped');
        expect(await page.textContent('main')).toContain('If this number was getting our texts');
        if (js) expect(await axeFindings(page)).toEqual([]);
      }));
  },
);

describe.each(BOTH)('a number on the incident page, JavaScript $js', ({ js }) => {
  const chosen = async (page: Page) => {
    await page.goto(`${site}/power-cut/search?mode=header&value=CB1+9ZA`);
    await page.locator('button[name=select]').first().click();
    await page.waitForURL(/\/power-cut\/incident/);
    if (js) await hydrated(page);
  };
  const number = (page: Page) => page.getByLabel('Mobile number for text updates');

  it('is one press after the address, and says which number gets texts [J-184]', () =>
    withVisitor(site, visitor(js), async (page) => {
      const mobile = newMobile();
      await chosen(page);
      expect(await lookFaults(page, js)).toEqual([]);
      await number(page).fill(mobile);
      await pressOn(page, 'Text me', js);
      await page.waitForURL(/signed-up\?as=done/);
      const words = await page.locator('main').innerText();
      expect(words).toContain(`The texts go to the number ending ${mobile.slice(-3)}.`);
      expect(words).toContain('We’ll text you again when something changes');
      expect(words).toContain('Reply STOP at any time.');
      expect(page.url()).not.toContain('7700');
      if (js) expect(await axeFindings(page)).toEqual([]);
    }));

  it('that is wrong is said and kept, then one press ends it [J-196, J-948]', () =>
    withVisitor(site, visitor(js), async (page) => {
      await chosen(page);
      await number(page).fill('0770');
      await press(page, 'Text me', js);
      await page.locator('.summary-err').waitFor();
      expect(await page.title()).toMatch(/^Error: /);
      expect(await page.locator('.summary-err a').allTextContents()).toEqual([
        'Enter a UK mobile number, like 07700 900123',
      ]);
      const field = page.getByLabel('Your mobile number');
      expect(await field.inputValue()).toBe('0770');
      expect(await page.locator('main').getByRole('textbox').count()).toBe(1);
      if (js) await hydrated(page);
      await field.fill(newMobile());
      await pressOn(page, 'Text me', js);
      await page.waitForURL(/signed-up\?as=done/);
    }));

  it('of a page that is cached for everyone is one press with JavaScript, else two', () =>
    withVisitor(site, visitor(js), async (page) => {
      const mobile = newMobile();
      await page.goto(`${site}/power-cut/incident?incidentid=${INCIDENT}`);
      if (js) {
        await hydrated(page);
        await number(page).focus();
        await page.locator('#text-me input[name="_opened"]').waitFor({ state: 'attached' });
      }
      await number(page).fill(mobile);
      await pressOn(page, 'Text me', js);
      if (!js) {
        await page.getByText('Check your number, then press').waitFor();
        expect(await page.getByLabel('Your mobile number').inputValue()).toBe(mobile);
        await pressOn(page, 'Text me', js);
      }
      await page.waitForURL(/signed-up\?as=done/);
    }));
});

it('one key is one sign-up, whoever asks how often', async () => {
  const body = {
    telephoneNumber: newMobile(),
    customerName: '',
    postcode: 'CB1 9ZA',
    incidentId: INCIDENT,
    liveIncidentOptIn: true,
    futureIncidentsOptIn: false,
    futurePlannedOptIn: false,
  };
  const key = `e2e-${randomUUID()}`;
  const person = await personCookie(site);
  const answers = await Promise.all([1, 2, 3].map(() => put(body, key, person)));
  for (const answer of answers)
    expect(await answer.json()).toEqual({ success: true, reason: null });
  // One score is good for one sign-up.
  expect((await put(body, `${key}-2`, person)).status).toBe(422);
  const later = await put(body, `${key}-2`, await personCookie(site));
  // Another request for the same is answered as a new one.
  expect(await later.json()).toEqual({ success: true, reason: null });
});

describe('pages', () => {
  it.each([
    TEXTS,
    `${TEXTS}/incident?incidentid=${INCIDENT}`,
    `${TEXTS}/stop`,
    `${TEXTS}/stop/address`,
    `${TEXTS}/signed-up?as=kept`,
    `${TEXTS}/stopped`,
    `${TEXTS}/submission-failure`,
    '/power-cut/stay-informed',
    `/power-cut/stay-informed?incidentid=${INCIDENT}&postcode=CB1+9ZA`,
  ])('%s: no findings, no overflow, light', async (path) => {
    const answer = await ask(site + path);
    expect(answer.status).toBe(200);
    // The document with the style that stands in it (docs/decisions/scripts-when-they-help.md).
    expect(gzipSync(await answer.text()).length).toBeLessThanOrEqual(14 * 1024);
    await withPage({ width: 320, height: 640 }, async (page) => {
      await page.goto(site + path);
      await hydrated(page);
      expect(await axeFindings(page)).toEqual([]);
      expect(await sidewaysOverflow(page)).toEqual([]);
      expect(await page.locator('h1').count()).toBe(1);
    });
  });

  it('an incident that is not known leads to later ones', async () => {
    const answer = await ask(`${site}${TEXTS}/incident?incidentid=INCD-0-X`, {
      redirect: 'manual',
    });
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, TEXTS]);
  });
});
