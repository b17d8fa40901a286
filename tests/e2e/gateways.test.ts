import twilio from 'twilio';
import { beforeAll, expect, it } from 'vitest';
import { withPage } from '../support/browser';
import {
  answerReport,
  formClient,
  referenceIn,
  reportAnswers,
  sendReport,
} from '../support/form-client';
import { serveOnLoopback } from '../support/loopback';
import { ownSite } from '../support/own-site';
import { personCookie } from '../support/person';
import { ask, type Site } from '../support/server';
import { demoOsPlaces } from '../support/services/demo-os-places';
import { OS_KEY } from '../support/services/os-places';
import { startSmtp } from '../support/services/smtp';
import { ACCOUNT, AUTH_TOKEN, FROM, twilioService } from '../support/services/twilio';

const ANN = '+447700900123';
const EMAIL = 'jo.whitlock@mail.example';
const texts = twilioService();
let mail: Awaited<ReturnType<typeof startSmtp>>;
let site: Site;
let osSite: Site;

beforeAll(async () => {
  const gateway = await serveOnLoopback(texts.handler);
  mail = await startSmtp();
  const addresses = await serveOnLoopback(demoOsPlaces());
  [site, osSite] = await Promise.all([
    ownSite({
      TEXT_MESSAGES: 'twilio',
      TWILIO_URL: gateway.url,
      TWILIO_ACCOUNT_SID: ACCOUNT,
      TWILIO_AUTH_TOKEN: AUTH_TOKEN,
      TWILIO_FROM: FROM,
      EMAIL: 'smtp',
      EMAIL_FROM: 'Meridian Power Networks <no-reply@meridian.example>',
      SMTP_URL: mail.url,
    }),
    ownSite({ ADDRESSES: 'os-places', OS_PLACES_URL: addresses.url, OS_PLACES_KEY: OS_KEY }),
  ]);
  return async () => {
    await Promise.all([gateway.close(), mail.close(), addresses.close()]);
  };
}, 120_000);

async function fromTwilio(fields: Record<string, string>, token = AUTH_TOKEN): Promise<number> {
  const url = `${site.url}/hooks/texts`;
  const headers = {
    'Content-Type': 'application/x-www-form-urlencoded',
    'X-Twilio-Signature': twilio.getExpectedTwilioSignature(token, url, fields),
  };
  const body = new URLSearchParams(fields).toString();
  return (await ask(url, { method: 'POST', headers, body })).status;
}
const reply = (id: string, Body: string) => ({
  MessageSid: `SM${id.padEnd(32, '0')}`,
  AccountSid: ACCOUNT,
  From: ANN,
  To: FROM,
  Body,
});
const textsTo = () => texts.sent.filter(({ to }) => to === ANN).map(({ body }) => body);

it('texts go out through Twilio, and its replies and receipts come back through the front door', async () => {
  const headers = { 'Content-Type': 'application/json', ...(await personCookie(site.url)) };
  const signedUp = await ask(`${site.url}/api/text-updates`, {
    method: 'PUT',
    headers,
    body: JSON.stringify({
      telephoneNumber: '07700 900123',
      postcode: 'SE1 9ZA',
      liveIncidentOptIn: false,
      futureIncidentsOptIn: true,
      futurePlannedOptIn: false,
    }),
  });
  expect(await signedUp.json()).toMatchObject({ success: true });
  await expect.poll(textsTo, { timeout: 20_000 }).toEqual([expect.stringMatching(/Reply STOP/)]);
  expect(await fromTwilio(reply('1', 'HELP'), 'another token')).toBe(401);
  expect(await fromTwilio(reply('1', 'HELP'))).toBe(204);
  await expect.poll(textsTo, { timeout: 20_000 }).toHaveLength(2);
  const receipt = { MessageSid: 'SM1', From: FROM, To: ANN };
  expect(await fromTwilio({ ...receipt, MessageStatus: 'undelivered', ErrorCode: '30005' })).toBe(
    204,
  );
  expect(await fromTwilio(reply('2', 'STATUS'))).toBe(204);
  await expect
    .poll(textsTo, { timeout: 20_000 })
    .toEqual([expect.anything(), expect.anything(), expect.stringMatching(/gets no texts/)]);
  expect(site.output()).not.toMatch(/7700900123|SE1 9ZA/);
});

it('a report is acknowledged by email, with the reference that its page shows', async () => {
  const client = formClient(site.url);
  const seen = await answerReport(client, reportAnswers());
  const thanks = await sendReport(client, seen, { bestContact: 'Email', emailAddress: EMAIL });
  const reference = referenceIn(thanks);
  expect(reference).toMatch(/^[A-Z]+-/);
  await expect.poll(() => mail.received.length, { timeout: 20_000 }).toBe(1);
  const [email] = mail.received;
  expect(email?.to).toEqual([EMAIL]);
  expect(email?.text).toContain(`Your reference is ${reference}.`);
  expect(email?.text).toContain('Call 105, free');
  expect(email?.text).not.toMatch(/Whitlock|Tide Street|07700/);
  expect(site.output()).not.toContain('whitlock');
});

it.each([true, false])(
  'a power cut is found by an address of OS Places, JavaScript %s; the finder of meter points leads to its form',
  (js) =>
    withPage({ js }, async (page) => {
      await page.goto(
        `${osSite.url}/power-cut/search?mode=power-cut&value=7+Orchard+Row+Cambridge`,
      );
      await page.getByRole('button', { name: /^7 Orchard Row\s+Cambridge, CB1 9ZA/ }).click();
      await page.waitForURL(/\/power-cut\/incident/);
      expect(await page.textContent('h1')).toMatch(/^Your power is off/);
      await page.goto(`${osSite.url}/supplier-and-mpan`);
      await page.getByRole('link', { name: 'Search by address' }).click();
      await page.waitForURL(/\/supplier-and-mpan\/form\?instead=address/);
      await page.getByText('We can’t look up an MPAN by address.').waitFor();
    }),
);
