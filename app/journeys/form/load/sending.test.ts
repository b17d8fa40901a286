import { describe, expect, it, vi } from 'vitest';
import { acceptPage } from '~/forms/engine/accept';
import { exampleGiven, formValues } from '../../../../tests/fixtures/example-form';
import { ANYWAY, KEY } from '~/forms/form-paths';
import type { CheckData, NoticeData, PageData, ThankYouData } from '../page-data';
import {
  ask,
  begun,
  bodyOf,
  definitions,
  gatewaysWith,
  send,
  seePage,
} from '../../../../tests/support/form-visitor';
import { schemaBreaches } from '../../../../tests/support/openapi';
import { languages } from '~/words/languages';
import type { Draft } from '~/server/drafts/drafts';
import type { Submissions } from '~/server/submissions/submissions';
import { readVisit } from '~/server/visit/session.server';
import { loadCheck, postCheck } from './check.server';
import type { FormGateways } from './gateways';
import { postPage } from './post-page.server';
import { textsTo } from './sending.server';
import { loadThankYou } from './thank-you.server';

const CHECK = '/forms/plain/check';
const answered = (): Record<string, Draft> => {
  const draft = begun('plain')['plain']!;
  const accepted = acceptPage(
    definitions[0]!,
    draft.draftAnswers,
    'two',
    formValues({ more: 'More' }),
    exampleGiven,
  );
  return { plain: { ...draft, draftAnswers: accepted!.draftAnswers } };
};

const sentKeys: string[] = [];
const submissions: Partial<Submissions> = {
  newReference: () => 'WEB-K7QF2M9XDA',
  submit: async (_submission, { idempotencyKey }) => {
    sentKeys.push(idempotencyKey);
    return { reference: 'WEB-K7QF2M9XDA', callReference: null };
  },
  find: async (key) =>
    sentKeys.includes(key) ? { reference: 'WEB-K7QF2M9XDA', callReference: null } : null,
};
const gatewaysFor = (
  kept: Record<string, Draft>,
  how: Partial<Submissions> = {},
  isDown = false,
): FormGateways => ({
  ...gatewaysWith(kept, isDown),
  submissions: { ...submissions, ...how } as Submissions,
});
const sendIt = async (gateways: FormGateways, values: Record<string, string> = {}) =>
  postCheck(await send(CHECK, values), 'plain', gateways);

describe('sending [F-471, F-472, F-606, F-620, X-95]', () => {
  it('gives the reference in its cookie, and goes to the thank-you page [F-352, F-479, F-481, L-139, L-656]', async () => {
    const answer = await sendIt(gatewaysFor(answered()));
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/thank-you']);
    const [reference] = answer.headers
      .getSetCookie()
      .filter((one) => one.startsWith('referenceNumber='));
    expect(reference).toMatch(/^referenceNumber=WEB-K7QF2M9XDA; Max-Age=500; Path=\/; HttpOnly/);
  });

  it.each([
    ['reportAPowerCut', null],
    ['email', 'CB1 9ZA'],
  ] as const)('of %s leaves this of the searched address: %s [F-350]', async (pageType, left) => {
    const searchedAddress = {
      postcode: 'CB1 9ZA',
      mpan: null,
      houseNo: null,
      houseName: null,
      fullAddress: '',
      dno: 1,
    };
    const forms = { ...gatewaysFor({}).forms, byId: () => ({ ...definitions[0]!, pageType }) };
    const request = await send(CHECK, { [ANYWAY]: 'true' }, { visit: { searchedAddress } });
    const answer = await postCheck(request, 'plain', { ...gatewaysFor(answered()), forms });
    const visit = answer.headers.getSetCookie().find((one) => one.startsWith('mpn_visit=')) ?? '';
    const after = new Request(request.url, { headers: { Cookie: visit.split(';')[0] ?? '' } });
    expect((await readVisit(after)).searchedAddress?.postcode ?? null).toBe(left);
  });

  it('keeps the reference secure where the site is [F-480, F-607]', async () => {
    const cookieAt = async (address: string) => {
      vi.resetModules();
      vi.stubEnv('BASE_URL', address);
      const { keepReference } = await import('./reference-cookie.server');
      vi.unstubAllEnvs();
      return keepReference('WEB-K7QF2M9XDA');
    };
    expect(await cookieAt('https://www.meridian-power.example')).toMatch(
      /; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    expect(await cookieAt('http://localhost:3000')).not.toContain('Secure');
  });

  it('says in which language to answer, where it is not English', async () => {
    const base: unknown[] = [];
    const submit: Submissions['submit'] = async (submission) => {
      base.push(submission.language);
      expect(schemaBreaches('FormSubmission', submission)).toEqual([]);
      return { reference: 'WEB-K7QF2M9XDA', callReference: null };
    };
    for (const language of languages) {
      const gateways = gatewaysFor(answered(), { submit });
      await sendIt({ ...gateways, content: { ...gateways.content, language } });
    }
    await sendIt(gatewaysFor(answered(), { submit }));
    expect(base).toEqual(['cy', undefined]);
  });

  it('pressed again, when the draft has gone, gives the same one', async () => {
    await sendIt(gatewaysFor(answered()));
    const answer = await sendIt(gatewaysFor({}), { [KEY]: 'k'.repeat(22) });
    expect(answer.headers.get('Location')).not.toContain('_gone');
    expect(answer.headers.getSetCookie().join()).toContain('WEB-K7QF2M9XDA');
  });

  it('pressed after a day starts again, and says why', async () => {
    const answer = await sendIt(gatewaysFor({}), { [KEY]: 'a key that nobody sent' });
    expect([answer.status, answer.headers.get('Location')]).toEqual([
      303,
      '/forms/plain/one?_gone=1',
    ]);
  });

  it('at a malformed address sends nothing, and says why [F-468, F-469]', async () => {
    const submit = vi.fn<Submissions['submit']>();
    const gateways = gatewaysFor(answered(), { submit });
    const answer = await postCheck(await send(`${CHECK}?mpan=1&mpan=2`, {}), 'plain', gateways);
    const body = await bodyOf<NoticeData>(answer);
    expect([answer.status, body.why, body.title]).toEqual([
      400,
      'malformed',
      'The form URL appears malformed',
    ]);
    expect(submit).not.toHaveBeenCalled();
  });

  it('of what is not complete goes to the first open page [F-414]', async () => {
    const answer = await sendIt(gatewaysFor(begun('plain')));
    expect(answer.headers.get('Location')).toBe('/forms/plain/two');
  });
});

describe("the browser's Back after sending [F-523]", () => {
  const visit = { sentForm: { id: 'plain', at: Date.now() - 60_000, textsTo: null } };
  const THANKS = '/forms/plain/thank-you';

  it('to the checked answers, or to a page of the form, leads to the thank-you page', async () => {
    const gateways = gatewaysFor({});
    const check = await loadCheck(await ask(CHECK, { visit }), 'plain', gateways);
    const page = await seePage(await ask('/forms/plain/two', { visit }), 'plain', 'two', gateways);
    for (const answer of [check, page])
      expect([answer.status, answer.headers.get('Location')]).toEqual([303, THANKS]);
  });

  it('which shows the reference, and says that it was sent', async () => {
    const request = await ask(THANKS, { visit });
    const cookie = `${request.headers.get('Cookie')}; referenceNumber=WEB-K7QF2M9XDA`;
    const again = new Request(request.url, { headers: { Cookie: cookie } });
    const body = await bodyOf<ThankYouData>(await loadThankYou(again, 'plain', gatewaysFor({})));
    expect(body).toMatchObject({ reference: 'WEB-K7QF2M9XDA', title: 'Thank you' });
  });

  it('says "start again" only to those who sent nothing, and a new form may be begun', async () => {
    const nothing = await loadCheck(await ask(CHECK), 'plain', gatewaysFor({}));
    const long = { sentForm: { id: 'plain', at: Date.now() - 25 * 3_600_000, textsTo: null } };
    const past = await loadCheck(await ask(CHECK, { visit: long }), 'plain', gatewaysFor({}));
    const other = await loadCheck(
      await ask(CHECK, { visit: { sentForm: { id: 'skips', at: Date.now(), textsTo: null } } }),
      'plain',
      gatewaysFor({}),
    );
    for (const answer of [nothing, past, other])
      expect(answer.headers.get('Location')).toBe('/forms/plain/one?_gone=1');
    const anew = await seePage(
      await ask('/forms/plain/one', { visit }),
      'plain',
      'one',
      gatewaysFor({}),
    );
    expect(anew.status).toBe(200);
    const going = await loadCheck(
      await ask(CHECK, { visit }),
      'plain',
      gatewaysFor(begun('plain')),
    );
    expect(going.headers.get('Location')).toBe('/forms/plain/two');
  });
});

describe('a store that fails', () => {
  const failing = {
    submit: () => Promise.reject(new Error('down')),
    find: () => Promise.reject(new Error('down')),
  };

  it('while the form is accepted: 503, everything is still there, and it says so', async () => {
    const kept = answered();
    const answer = await sendIt(gatewaysFor(kept, failing));
    const body = await bodyOf<CheckData>(answer);
    expect([answer.status, body.draftNotice, body.sections.length]).toEqual([
      503,
      'unavailable',
      2,
    ]);
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(kept['plain']?.draftAnswers.answers).toMatchObject({ name: 'Jo', more: 'More' });
  });

  it.each(['GET', 'POST'])(
    'before the answers are known, %s: 503, and not "start again"',
    async (method) => {
      const gateways = gatewaysFor({}, failing, true);
      const answer =
        method === 'GET'
          ? await loadCheck(await ask(CHECK), 'plain', gateways)
          : await sendIt(gateways);
      const body = await bodyOf<NoticeData>(answer);
      expect([answer.status, body.why]).toEqual([503, 'unavailable']);
      expect(body.text).toContain('105');
    },
  );

  it('while a page is kept: 503 with what was typed', async () => {
    const answer = await postPage(
      await send('/forms/plain/one', { name: 'Jo' }),
      'plain',
      'one',
      gatewaysFor({}, failing, true),
    );
    const { draftNotice, page } = await bodyOf<PageData>(answer);
    expect([answer.status, draftNotice]).toEqual([503, 'unavailable']);
    expect(JSON.stringify(page)).toContain('Jo');
  });
});

it.each<[string, Record<string, string>, string | null]>([
  ['without texts', { textUpdates: 'No', telephoneNumber: '07700 900123' }, null],
  ['to the phone number', { textUpdates: 'Yes', telephoneNumber: '07700 900123' }, '123'],
  [
    'to another number',
    { textUpdates: 'Yes', telephoneNumber: '020 7946 0018', textNumber: '07700 900456' },
    '456',
  ],
])('knows how the number ends that gets texts: %s', (_, answers, digits) => {
  const sectionFields = Object.entries(answers).map(([name, value]) => ({ name, value }));
  expect(textsTo({ formData: [{ sectionName: 'Send', sectionFields }] })).toBe(digits);
});
