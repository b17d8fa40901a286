import type { Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { axeFindings, lookFaults } from '../support/axe';
import { hydrated, withPage } from '../support/browser';
import { ownSite } from '../support/own-site';
import { asAPerson, personCookie } from '../support/person';
import { withVisitor } from '../support/plain-page';
import { press, pressOn } from '../support/report-form';
import { ask } from '../support/server';
import { formClient, hiddenIn, type FormClient } from '../support/visitor-client';
import { signatureOf } from '../fixtures/signature-of';

/** Power is back at SE1 9ZA. */
const OVER = 'INCD-100303-B';
const PAGE = `/power-cut/still-off?incidentid=${OVER}`;
const INCIDENT = `/power-cut/incident?incidentid=${OVER}`;
const SECRET = 'a secret of the text service';
const visitor = (js: boolean) => ({
  js,
  width: 320,
  height: 640,
  expects: [/\.js csp$/, /status of 422/],
});

let site = '';
beforeAll(async () => {
  site = (await ownSite({ TEXT_MESSAGES_HOOK_SECRET: SECRET, INCIDENTS_REFRESH_SECONDS: '1' })).url;
}, 120_000);

const textOf = async (path: string): Promise<string> => (await ask(site + path)).text();
const heading = (page: Page) => page.textContent('h1');

describe.each([{ js: true }, { js: false }])('still off, JavaScript $js, at 320 px', ({ js }) => {
  it('asks, shows what to check, says what is missing and keeps what was typed, and thanks with a reference', () =>
    withVisitor(site, visitor(js), async (page) => {
      await page.goto(site + INCIDENT);
      if (js) await hydrated(page);
      await page.getByRole('link', { name: 'Still off? Tell us' }).click();
      await page.waitForURL(/still-off\?incidentid=/);
      if (js) await hydrated(page);
      expect(await page.locator('ol.nums h3').allTextContents()).toEqual([
        'Do your neighbours have power?',
        'Check your fuse box.',
        'Do you have a prepayment meter?',
      ]);
      if (js) expect(await axeFindings(page)).toEqual([]);

      await page.getByLabel('House number or name, and street').fill('11 Anchor Terrace');
      await page.getByLabel('Postcode').fill('IP1 9ZA');
      await page.getByLabel('It came back and went off again').check();
      await press(page, 'Tell us it is still off', js);
      await page.locator('.summary-err').waitFor();
      expect(await page.title()).toMatch(/^Error: /);
      expect(await page.locator('.summary-err a').allTextContents()).toEqual([
        'This postcode is not in the area of this power cut. Report a power cut instead, or call 105.',
      ]);
      expect(await page.getByLabel('House number or name, and street').inputValue()).toBe(
        '11 Anchor Terrace',
      );
      expect(await page.getByLabel('It came back and went off again').isChecked()).toBe(true);
      expect(await lookFaults(page, js)).toEqual([]);

      if (js) await hydrated(page);
      await page.getByLabel('Postcode').fill('se19za');
      await pressOn(page, 'Tell us it is still off', js);
      await page.waitForURL(/still-off\/sent\?incidentid=/);
      expect(await heading(page)).toBe('Thank you, we know that you are still off');
      expect(await page.getByRole('main').getByRole('status').textContent()).toMatch(
        /Your reference is WEB-[A-Z2-9]{10}\./,
      );
      expect(page.url()).not.toMatch(/Anchor|SE1/i);
      if (js) expect(await axeFindings(page)).toEqual([]);
    }));
});

/** A neighbour: a visit from a network of its own that chose an address of the street, by its place in the list. */
async function neighbour(place: number): Promise<FormClient> {
  const client = formClient(site);
  const search = '/power-cut/search?mode=header&value=SE1+9ZA';
  const { html } = await client.see(search);
  const choices = [...html.matchAll(/name="select" value="([^"]+)"/g)].map(([, one = '']) => one);
  await client.see(search, { select: (choices[place] ?? '').replaceAll('&quot;', '"') });
  return client;
}
async function tellFrom(
  client: FormClient,
  address: { line?: string; postcode?: string } = {},
): Promise<number> {
  const { html } = await client.see(PAGE);
  await asAPerson();
  const hidden = Object.fromEntries(
    ['requestKey', '_opened'].map((name) => [name, hiddenIn(html, name)]),
  );
  return (
    await client.once(PAGE, { line: '', postcode: '', mobile: '', what: '', ...address, ...hidden })
  ).status;
}

async function handText(id: string, message: string, signature?: string): Promise<number> {
  const receivedAt = new Date().toISOString();
  const body = JSON.stringify({ id, from: '447700900123', to: '60006', message, receivedAt });
  const headers = {
    'Content-Type': 'application/json',
    'X-Signature': signature ?? signatureOf(body, SECRET, Date.now()),
  };
  return (await ask(`${site}/hooks/texts`, { method: 'POST', headers, body })).status;
}

describe('homes that are still off', () => {
  it('are counted once each, by page and by text, and said from three on, by us and by the operator', async () => {
    const saying = async () =>
      /(\d+) homes near you told us they are still off/.exec(await textOf(INCIDENT))?.[1];
    const [one, two, three] = [await neighbour(0), await neighbour(1), await neighbour(2)];
    for (const who of [one, one, two]) expect(await tellFrom(who)).toBe(303);
    // Addresses that anybody can type are taken, and counted nowhere.
    for (const house of [5, 6, 7])
      expect(
        await tellFrom(formClient(site), { line: `${house} Anchor Terrace`, postcode: 'SE1 9ZA' }),
      ).toBe(303);
    expect(await saying()).toBeUndefined();
    // A page that is open says so as soon as it is so, by its line alone.
    await withPage({ ...visitor(true), expects: [/\.js csp$/, /ERR_FAILED/] }, async (page) => {
      await page.route(
        (url) => url.pathname.endsWith('.data') || url.pathname.endsWith('/incident-by-id'),
        (route) => route.abort(),
      );
      await page.goto(site + INCIDENT);
      await hydrated(page);
      const notice = page.getByText(/homes near you told us/);
      expect(await notice.count()).toBe(0);
      expect(await tellFrom(three)).toBe(303);
      await notice.waitFor({ timeout: 20_000 });
      expect(await notice.textContent()).toMatch(/^3 homes near you told us they are still off/);
      expect(await notice.locator('xpath=ancestor::*[@aria-live="polite"]').count()).toBe(1);
    });
    await expect.poll(saying, { timeout: 20_000 }).toBe('3');

    const signUp = {
      telephoneNumber: '07700 900123',
      postcode: 'SE1 9ZA',
      liveIncidentOptIn: false,
      futureIncidentsOptIn: true,
      futurePlannedOptIn: false,
    };
    const headers = { 'Content-Type': 'application/json', ...(await personCookie(site)) };
    const signedUp = await ask(`${site}/api/text-updates`, {
      method: 'PUT',
      headers,
      body: JSON.stringify(signUp),
    });
    expect(await signedUp.json()).toMatchObject({ success: true });
    expect(await handText('m-1', 'OFF', 't=1,v1=00')).toBe(401);
    expect([await handText('m-1', 'Off.'), await handText('m-1', 'Off.')]).toEqual([204, 204]);
    expect(await handText('m-1', 'STOP')).toBe(409);
    await expect.poll(saying, { timeout: 20_000 }).toBe('4');
    await expect
      .poll(() => textOf(INCIDENT), { timeout: 20_000 })
      .toContain("their power is still off. We're checking again.");

    // A page of one visitor, which is kept for all, says the same; their address is known.
    await withPage(visitor(false), async (page) => {
      await page.goto(`${site}/power-cut/search?mode=header&value=SE1+9ZA`);
      await page.locator('button[name=select]').nth(3).click();
      await page.waitForURL(/\/power-cut\/incident\?/);
      const homes = page.getByText(/\d+ homes near you told us/);
      expect(await homes.textContent()).toMatch(/^4 homes/);
      await page.getByRole('link', { name: 'Still off? Tell us' }).click();
      await page.getByText(/Anchor Terrace, .*SE1 9ZA/).waitFor();
      await pressOn(page, 'Tell us it is still off', false);
      await page.getByRole('link', { name: 'Back to the power cut' }).click();
      expect(await homes.textContent()).toMatch(/^5 homes/);
    });
  });
});
