import { describe, expect, inject, it } from 'vitest';
import {
  answerReport,
  formClient,
  type FormClient,
  hiddenIn,
  lastPage,
  referenceIn,
  reportAnswers,
  sendReport,
} from '../support/form-client';
import { asAPerson } from '../support/person';
import { QUIET_PLACE, QUIET_POSTCODE } from '../support/quiet-postcode';

const site = inject('site');
const REPORT = '/forms/report-a-power-cut';
const EMAIL = '/forms/email-us';

/** The searched address of a visitor, as a page of the site speaks of it: the cookie itself is sealed. */
const searchedOf = async (client: FormClient): Promise<string | null> => {
  const { html } = await client.see('/power-cut/planned-power-cut-search');
  return /again=true"[^]*?<\/a>/.exec(html)?.[0] ?? null;
};

async function onLastPageOf(postcode?: string) {
  const client = formClient(site);
  const seen = await answerReport(client, reportAnswers('', postcode));
  expect(seen.path).toBe(`${REPORT}/about-you`);
  return { client, seen };
}

describe('a report', () => {
  it('is sent once, however often it is pressed, at once or after', async () => {
    const { client, seen } = await onLastPageOf();
    const answers = await Promise.all([0, 1, 2].map(() => sendReport(client.twin(), seen)));
    const references = answers.map(referenceIn);
    expect(references[0]).toMatch(/^(C|WEB)-/);
    expect(new Set(references).size).toBe(1);
    expect(referenceIn(await sendReport(client, seen))).toBe(references[0]);
  });

  it('keeps the reference for 500 seconds, and takes the searched address away', async () => {
    const client = formClient(site);
    const { html } = await client.see('/power-cut/search?value=CM2+9ZA');
    const select = (/name="select" value="([^"]+)"/.exec(html)?.[1] ?? '').replaceAll(
      '&quot;',
      '"',
    );
    await client.see('/power-cut/search', { mode: 'power-cut', select });
    expect(await searchedOf(client)).toContain('CM2 9ZA');
    const seen = await answerReport(client, reportAnswers());
    const sent = await client.once(`${REPORT}/about-you`, lastPage(seen));
    expect(sent.status).toBe(303);
    const cookie = sent.headers.getSetCookie().find((one) => one.startsWith('referenceNumber='));
    expect(cookie).toMatch(/Max-Age=500; Path=\/; HttpOnly/);
    for (const set of sent.headers.getSetCookie()) {
      const [, value] = /^mpn_visit=([^;]*)/.exec(set) ?? [];
      if (value) client.jar.set('mpn_visit', value);
    }
    expect(await searchedOf(client)).toBeNull();
  });

  it('is one report with the pages of two tabs', async () => {
    const client = formClient(site);
    const seen = await answerReport(client, reportAnswers());
    const tab = client.twin();
    await Promise.all([
      client.see(`${REPORT}/about-you`, { ...lastPage(seen), _do: 'back' }),
      tab.see(`${REPORT}/what-is-off`, { ...reportAnswers()['what-is-off'], whenOff: 'Just now' }),
    ]);
    const both = await tab.see(`${REPORT}/about-you`);
    expect(both.html).toContain('In the last 15 minutes');
    expect(both.html).toContain('value="Jo Whitlock"');
  });

  it('goes nowhere with a cookie that was tampered with', async () => {
    const { client, seen } = await onLastPageOf();
    const forged = formClient(site, [
      ['mpn_draft', (client.jar.get('mpn_draft') ?? '').replace(/.{6}$/, 'aaaaaa')],
    ]);
    const after = await forged.see(`${REPORT}/check`, { _key: 'not-the-key-of-any-form' });
    expect(after.path).toBe(`${REPORT}/where`);
    expect(after.html).toContain('Please start again');
    expect((await sendReport(client, seen)).path).toMatch(/thank-you$/);
  });

  it('waits a little where many come from one visitor, and says so with 105', async () => {
    const client = formClient(site);
    await answerReport(client, reportAnswers('', 'CB1 9ZA'), 'where', 'known');
    const answers = [];
    // A power cut that is known: each press tells the control room the same, and is counted.
    for (let presses = 0; presses < 7; presses += 1)
      answers.push(await client.see(`${REPORT}/known`, {}));
    expect(answers[0]?.html).toContain('Our control room has been told');
    const last = answers.at(-1);
    expect(last?.status).toBe(429);
    expect(last?.html).toContain('Please wait a little');
    expect(last?.html).toContain('tel:105');
  });

  it('is a call about its postcode, for whoever looks there next', async () => {
    // Calls are counted by postcode, and no other test calls from this one.
    const postcode = `${QUIET_PLACE} 9XY`;
    const isKnown = async () =>
      (await (
        await formClient(site).once(`/api/postcode-recent?postcode=${encodeURIComponent(postcode)}`)
      ).json()) as boolean;
    expect(await isKnown()).toBe(false);
    for (let reports = 0; reports < 3; reports += 1) {
      const { client, seen } = await onLastPageOf(postcode);
      expect((await sendReport(client, seen)).path).toMatch(/thank-you$/);
    }
    expect(await isKnown()).toBe(true);
  });
});

describe('machines', () => {
  /** A visitor on the last page of the form, and right answers to it, after as long as a person needs. */
  async function onLastPage() {
    const client = formClient(site);
    const { path } = await client.see(EMAIL);
    const last = await client.see(path, {
      topic: 'Compliment',
      message: 'Thank you for the quick repair.',
      'aboutAddress.addressLine1': '4 Lantern Street',
      'aboutAddress.addressLine3': 'Norwich',
      'aboutAddress.postcode': QUIET_POSTCODE,
      'aboutAddress.manuallyEnteredAddress': 'true',
    });
    expect(last.path).toBe(`${EMAIL}/about-you`);
    const about = { yourName: 'Jo Whitlock', emailAddress: 'jo@example.com' };
    await asAPerson();
    return { client, path: last.path, about, _opened: hiddenIn(last.html, '_opened') };
  }

  it('that post a page which they never opened are not believed; a person is, on the next try', async () => {
    const { client, path, about } = await onLastPage();
    const caught = await client.see(path, about);
    expect(caught.status).toBe(422);
    expect(caught.html).toContain('We could not check that this form is sent by a person');
    expect((await client.see(path, { ...about, _opened: 'forged' })).status).toBe(422);
    expect((await client.see(`${EMAIL}/check`)).path).toBe(path);
    const again = await client.see(path, { ...about, _opened: hiddenIn(caught.html, '_opened') });
    expect(again.path).toBe(`${EMAIL}/check`);
  });

  it('never keep a power cut from being reported', async () => {
    const client = formClient(site);
    const last = await answerReport(client, reportAnswers());
    const sent = await sendReport(client, last, { _opened: 'forged' });
    expect(sent.path).toMatch(/thank-you$/);
  });
});
