import type { Page } from 'playwright';
import { describe, expect, inject, it } from 'vitest';
import { axeFindings, sidewaysOverflow } from '../support/axe';
import { hydrated, withPage } from '../support/browser';
import { answerReport, formClient, reportAnswers, sendReport } from '../support/form-client';
import { press, slugOf } from '../support/report-form';
import { QUIET_POSTCODE } from '../support/quiet-postcode';

const site = inject('site');
const CHECKS = '/forms/report-a-power-cut/what-is-off';
const NEXT = reportAnswers()['what-is-off'] ?? {};
const ANYWAY = { ...NEXT, _do: 'meter:anyway' };
const ON = 'Your meter says that your power is on';
const ASKING = 'We are asking your meter';
const OFF = 'Your meter says that your power is off';
const UNKNOWN = 'Your meter did not answer';

/** A visitor on the page that asks the meter. */
async function onChecks(mpan: string, postcode = 'BN9 9ZA') {
  const client = formClient(site);
  const seen = await answerReport(client, reportAnswers(mpan, postcode), 'where', 'what-is-off');
  expect(seen.path).toBe(CHECKS);
  return { client, seen };
}

/** The answers of the page that asks the meter. */
async function answerPage(page: Page): Promise<void> {
  for (const [name, value] of Object.entries(NEXT))
    await page.check(`[name=${name}][value="${value}"]`);
}

describe('without JavaScript, a smart meter [F-250]', () => {
  it.each([
    ['BN1 9ZA', '1900001901015', ON, true],
    ['BN2 9ZA', '1900001901024', OFF, false],
    ['BN3 9ZA', '1900001901033', UNKNOWN, false],
    ['3 Tide Street', '1900001909032', UNKNOWN, false],
    ['4 Tide Street', '1900001909041', ASKING, true],
    ['6 Tide Street', '1900001909060', UNKNOWN, false],
  ])('at %s says what it says, and holds the report up or not', async (_, mpan, words, holds) => {
    const { client, seen } = await onChecks(mpan);
    expect(seen.html).toContain(words);
    const next = await client.see(CHECKS, NEXT);
    expect(next.path.endsWith(holds ? '/what-is-off' : '/about-you')).toBe(true);
    if (!holds) return;
    // Who is held up may go on all the same, and everything else stays as it was.
    expect(next.html).toContain(
      words === ON ? 'My power is off: report anyway' : 'Go on without waiting',
    );
    expect(next.status).toBe(words === ON ? 422 : 200);
    if (words === ON) expect(next.html).toMatch(/<title>Error:[\s\S]*tel:105/);
    const after = await client.see(CHECKS, ANYWAY);
    expect(after.path).toMatch(/\/about-you$/);
    expect((await client.see(CHECKS)).html).toContain('You told us that your power is off');
  });

  it('that answers the second ping only is pinged a second time', async () => {
    const { seen } = await onChecks('1900001909050');
    expect(seen.html).toContain(OFF);
  });

  it('is not spoken of where there is none, nor where its pinging is switched off', async () => {
    for (const mpan of ['1000001901079', '1900001909079', '']) {
      const { client, seen } = await onChecks(mpan, QUIET_POSTCODE);
      expect(seen.html).not.toMatch(
        /asking your meter|meter says|meter did not answer|Your meter</,
      );
      expect((await client.see(CHECKS, NEXT)).path).toMatch(/\/about-you$/);
    }
  });

  it('is believed for its own address only: another one is asked anew', async () => {
    const { client } = await onChecks('1900001901024', 'BN2 9ZA');
    await client.see(CHECKS, NEXT);
    const where = reportAnswers('1900001901015', 'BN1 9ZA')['where'] ?? {};
    await client.see('/forms/report-a-power-cut/where?_change=1', where);
    expect((await client.see('/forms/report-a-power-cut/about-you')).path).toBe(CHECKS);
    expect((await client.see(CHECKS)).html).toContain(ON);
  });

  it('that is on lets the report through, once the visitor says so', async () => {
    const { client } = await onChecks('1900001901015', 'BN1 9ZA');
    expect((await client.see('/forms/report-a-power-cut/check')).path).toBe(CHECKS);
    await client.see(CHECKS, ANYWAY);
    const check = await answerReport(
      client,
      reportAnswers('1900001901015', 'BN1 9ZA'),
      'about-you',
    );
    expect(check.path).toMatch(/\/about-you$/);
    expect((await sendReport(client, check)).path).toMatch(/\/thank-you$/);
  });

  it('says nothing to whom no draft belongs', async () => {
    const answer = await formClient(site).once('/forms/report-a-power-cut/meter.json', {});
    expect([answer.status, await answer.json()]).toEqual([200, { phase: 'none' }]);
  });
});

describe('with JavaScript', () => {
  it(
    'the page keeps up with the meter, and says so to a screen reader',
    { timeout: 120_000 },
    async () => {
      const { client } = await onChecks('1900001909014');
      const cookies = [...client.jar].map(([name, value]) => ({ name, value, url: site }));
      await withPage({ cookies, width: 320, height: 640 }, async (page) => {
        await page.goto(site + CHECKS);
        await hydrated(page);
        const status = page.locator('#smartMeter [role=status]');
        await answerPage(page);
        await status.getByText(OFF).waitFor({ timeout: 60_000 });
        expect(await page.locator('input[value="None of these"]').isChecked()).toBe(true);
        expect(await axeFindings(page)).toEqual([]);
        expect(await sidewaysOverflow(page)).toEqual([]);
        await press(page, 'Next', true);
        expect(slugOf(page)).toBe('about-you');
      });
    },
  );

  it(
    'a meter that is on says why, whom to call, and how to go on',
    { timeout: 120_000 },
    async () => {
      const { client } = await onChecks('1900001901015', 'BN1 9ZA');
      const cookies = [...client.jar].map(([name, value]) => ({ name, value, url: site }));
      await withPage(
        { cookies, width: 320, height: 640, expects: [/status of 422/] },
        async (page) => {
          await page.goto(site + CHECKS);
          await hydrated(page);
          await answerPage(page);
          await press(page, 'Next', true);
          expect(await page.title()).toMatch(/^Error: /);
          expect(await page.locator('.summary-err a').getAttribute('href')).toBe('#smartMeter');
          expect(await page.locator('#smartMeter a[href="tel:105"]').count()).toBe(1);
          expect(await axeFindings(page)).toEqual([]);
          expect(await sidewaysOverflow(page)).toEqual([]);
          await press(page, 'My power is off: report anyway', true);
          expect(slugOf(page)).toBe('about-you');
        },
      );
    },
  );
});
