import { randomUUID } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { Page, Request } from 'playwright';
import { describe, expect, inject, it } from 'vitest';
import { axeFindings, sidewaysOverflow } from '../support/axe';
import { hydrated, withPage } from '../support/browser';
import { personCookie } from '../support/person';
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
  const asked: string[] = [];
  const note = (request: Request) => void asked.push(request.method());
  page.on('request', note);
  if (js) await page.getByRole('button', { name, exact: true }).click();
  else await press(page, name, js);
  await page.locator('.summary-err').waitFor();
  page.off('request', note);
  expect(asked.includes('POST')).toBe(!js);
}

describe.each(BOTH)('text updates, JavaScript $js, at 320 px [J-173, J-194, J-195, J-702, X-31]', ({ js }) => {
  it('sign up for an incident: what is wrong is said and kept, then it is done [J-178 to J-180, J-184, J-186, J-187, J-703]', () =>
    withPage(visitor(js), async (page) => {
      const mobile = newMobile();
      await page.goto(`${site}${TEXTS}/incident?incidentid=${INCIDENT}`);
      if (js) await hydrated(page);
      await page.getByLabel('Your name').fill('Sam');
      await page.getByLabel('Your mobile number').fill('0770');
      await page.getByLabel('Postcode').fill('CB1');
      await pressWrong(page, 'Sign up', js);
      if (js) expect(await page.evaluate(() => document.activeElement?.className)).toContain('summary-err');
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
      expect(await sidewaysOverflow(page)).toEqual([]);
      if (js) expect(await axeFindings(page)).toEqual([]);

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
    withPage(visitor(js), async (page) => {
      const mobile = newMobile();
      await page.goto(site + TEXTS);
      if (js) await hydrated(page);
      await pressWrong(page, 'Sign up', js);
      expect(await page.locator('.summary-err a').allTextContents()).toEqual([
        'Enter your mobile number',
        'Find your address first',
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
    withPage(visitor(js), async (page) => {
      await page.goto(`${site}${TEXTS}/stop`);
      if (js) await hydrated(page);
      await page.getByLabel('Your mobile number').fill(newMobile());
      await press(page, 'Stop texts', js);
      await page.waitForURL(/stopped\?as=general/);
      expect(await page.textContent('h1')).toBe('Your texts are stopped');
      expect(await page.textContent('main')).toContain('If this number was getting our texts');
      if (js) expect(await axeFindings(page)).toEqual([]);
    }));
});

describe('over the incident page [J-196, J-938, J-947]', () => {
  it('the form opens, says what is missing, signs up once and gives the focus back [J-183, J-704]', () =>
    withPage({ width: 320, height: 640 }, async (page) => {
      const calls: string[] = [];
      page.on('request', (request) => {
        if (request.url().endsWith('/api/text-updates')) calls.push(request.headers()['idempotency-key'] ?? '');
      });
      await page.goto(`${site}/power-cut/incident?incidentid=${INCIDENT}`);
      await hydrated(page);
      await page.getByRole('link', { name: 'Get text updates' }).click();
      const dialog = page.locator('dialog[open]');
      await dialog.waitFor();
      expect(await axeFindings(page)).toEqual([]);
      expect(await sidewaysOverflow(page)).toEqual([]);
      const button = dialog.getByRole('button', { name: 'Sign up' });
      expect(await button.getAttribute('aria-disabled')).toBe('true');
      // It looks disabled, and says what is missing when it is pressed all the same.
      await button.click({ force: true });
      await dialog.locator('.summary-err a').nth(1).waitFor();
      expect(await dialog.locator('.summary-err a').count()).toBe(2);
      expect(calls).toEqual([]);
      await dialog.getByLabel('Your mobile number').fill(newMobile());
      await dialog.getByLabel('Postcode').fill('CB1 9ZA');
      await dialog.getByLabel('Postcode').blur();
      expect(await button.getAttribute('aria-disabled')).toBe('false');
      // Nobody fills in a form within a second of opening it.
      await page.waitForTimeout(1100);
      await button.dblclick();
      await dialog.getByRole('heading', { name: 'You are signed up' }).waitFor();
      expect(calls).toHaveLength(1);
      expect(await axeFindings(page)).toEqual([]);
      await dialog.getByRole('button', { name: 'Close' }).click();
      expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Get text updates');
    }));

  it('a failure keeps what was typed and says what it is [J-948]', () =>
    withPage({ expects: [/status of 502/] }, async (page) => {
      await page.route('**/api/text-updates', (route) =>
        route.fulfill({ status: 502, json: { error: 'unavailable' } }),
      );
      await page.goto(`${site}/power-cut/incident?incidentid=${INCIDENT}`);
      await hydrated(page);
      await page.getByRole('link', { name: 'Get text updates' }).click();
      const dialog = page.locator('dialog[open]');
      await dialog.getByLabel('Your mobile number').fill('07700 900123');
      await dialog.getByLabel('Postcode').fill('CB1 9ZA');
      await dialog.getByRole('button', { name: 'Sign up' }).click();
      await dialog.getByRole('heading', { name: 'Sorry, that did not work' }).waitFor();
      expect(await dialog.getByLabel('Your mobile number').inputValue()).toBe('07700 900123');
      await page.unroute('**/api/text-updates');
      const reason = { success: false, reason: 1 };
      await page.route('**/api/text-updates', (route) => route.fulfill({ status: 200, json: reason }));
      await dialog.getByRole('button', { name: 'Try again' }).click();
      await dialog.getByRole('heading', { name: 'We cannot text you about this power cut' }).waitFor();
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
  for (const answer of answers) expect(await answer.json()).toEqual({ success: true, reason: null });
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
    const answer = await ask(`${site}${TEXTS}/incident?incidentid=INCD-0-X`, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, TEXTS]);
  });
});
