import { describe, expect, it } from 'vitest';
import type { LandingData, NoticeData, PageData } from '../page-data';
import {
  ask,
  begun,
  bodyOf,
  gatewaysWith,
  send,
  SITE,
  type Visiting,
  seePage,
} from '../../../../tests/support/form-visitor';
import type { Draft } from '~/server/drafts/drafts';
import { loadLanding, postLanding } from './landing.server';
import { postPage } from './post-page.server';

const flag = (expiry: string) => ({ visit: { formFlags: { metered: expiry } } });

describe('a form with a session flag [F-360]', () => {
  const first = '/forms/metered/one';
  it.each([
    ['missing', {}],
    ['invalid', flag('soon')],
    ['past', flag(String(Date.now() - 1))],
    ['further off than 60 seconds', flag(String(Date.now() + 120_000))],
  ])(
    'leads to its entry page when the expiry is %s [F-361 to F-363, J-300 to J-302]',
    async (_, visiting) => {
      const answer = await seePage(
        await ask(`${first}?mpan=1900001901024`, visiting),
        'metered',
        'one',
        gatewaysWith(),
      );
      expect(answer.status).toBe(303);
      expect(answer.headers.get('Location')).toBe('/forms/metered/start?mpan=1900001901024');
    },
  );

  it('opens while the flag holds [J-297, J-298]', async () => {
    const answer = await seePage(
      await ask(first, flag(String(Date.now() + 59_000))),
      'metered',
      'one',
      gatewaysWith(),
    );
    expect(answer.status).toBe(200);
  });

  it('throws nobody out who has begun, whatever the flag', async () => {
    const answer = await seePage(
      await ask('/forms/metered/two'),
      'metered',
      'two',
      gatewaysWith(begun()),
    );
    expect(answer.status).toBe(200);
    expect((await bodyOf<PageData>(answer)).page.slug).toBe('two');
  });

  it('takes the first answers, however long the visitor read the page', async () => {
    const kept: Record<string, Draft> = {};
    const answer = await postPage(
      await send(first, { name: 'Jo' }),
      'metered',
      'one',
      gatewaysWith(kept),
    );
    expect(answer.headers.get('Location')).toBe('/forms/metered/two');
    expect(kept['metered']?.draftAnswers.answers).toEqual({ name: 'Jo' });
  });

  it.each([
    ['metered', '/forms/metered/start?_gone=kept'],
    ['plain', '/forms/plain/one?_gone=kept'],
  ])(
    'keeps a later page that was posted after a day, and says what is gone: %s',
    async (form, to) => {
      const kept: Record<string, Draft> = {};
      const gateways = gatewaysWith(kept);
      const answer = await postPage(
        await send(`/forms/${form}/two`, { more: 'More' }),
        form,
        'two',
        gateways,
      );
      expect([answer.status, answer.headers.get('Location')]).toEqual([303, to]);
      expect(kept[form]?.draftAnswers.answers).toMatchObject({ more: 'More' });
      const load =
        form === 'plain'
          ? seePage(await ask(to), form, 'one', gateways)
          : loadLanding(await ask(to), form, gateways);
      expect(await bodyOf<LandingData | PageData>(await load)).toMatchObject({
        draftNotice: 'gone-kept',
      });
    },
  );

  it('says that the answers are gone where a later page is asked for', async () => {
    const answer = await seePage(await ask('/forms/metered/two'), 'metered', 'two', gatewaysWith());
    expect(answer.headers.get('Location')).toBe('/forms/metered/start?_gone=1');
    const landing = await loadLanding(
      await ask('/forms/metered/start?_gone=1'),
      'metered',
      gatewaysWith(),
    );
    expect(await bodyOf<LandingData>(landing)).toMatchObject({
      kind: 'landing',
      draftNotice: 'gone',
    });
  });
});

describe('the entry page', () => {
  const landing = (form: string, values: Record<string, string>, visiting?: Visiting) =>
    send(`/forms/${form}/start`, values, visiting).then((request) =>
      postLanding(request, form, gatewaysWith()),
    );

  it('sets the flag of the form that was chosen, which then opens', async () => {
    const answer = await landing('lights', { to: '/forms/metered' });
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/forms/metered']);
    const [visit = ''] = answer.headers.getSetCookie();
    const request = new Request(`${SITE}/forms/metered/one`, {
      headers: { Cookie: visit.split(';')[0] ?? '' },
    });
    expect((await seePage(request, 'metered', 'one', gatewaysWith())).status).toBe(200);
  });

  it.each([{}, { to: '/forms/plain' }, { to: 'https://example.net' }])(
    'takes nothing that is not on its list: %j',
    async (values) => {
      const answer = await landing('lights', values as Record<string, string>);
      expect(answer.status).toBe(422);
      expect(await bodyOf<LandingData>(answer)).toMatchObject({
        error: 'This field cannot be left blank',
      });
    },
  );

  it('leads elsewhere where content says so', async () =>
    expect((await landing('lights', { to: 'https://example.org/x' })).headers.get('Location')).toBe(
      'https://example.org/x',
    ));

  it.each([
    ['nothing', {}, 422, 'Choose one', null],
    ['yes', { danger: 'yes' }, 200, null, null],
    ['no', { danger: 'no' }, 303, null, '/forms/unmetered'],
  ])(
    'asks whether it is dangerous where there is one way on: %s',
    async (_, values, status, error, location) => {
      const answer = await landing('unmetered', values);
      expect([answer.status, answer.headers.get('Location')]).toEqual([status, location]);
      if (status !== 303)
        expect(await bodyOf<LandingData>(answer)).toMatchObject({ asksDanger: true, error });
    },
  );

  it('says a sentence, and does not go round, where cookies are refused [J-293, X-24]', async () => {
    const request = new Request(`${SITE}/forms/metered/start`, {
      method: 'POST',
      body: new URLSearchParams(),
    });
    const answer = await postLanding(request, 'metered', gatewaysWith());
    expect(answer.headers.get('Location')).toBe('/forms/metered?_kept=1');
    const again = await seePage(
      new Request(`${SITE}/forms/metered/one?_kept=1`),
      'metered',
      'one',
      gatewaysWith(),
    );
    expect(again.status).toBe(200);
    expect(await bodyOf<NoticeData>(again)).toMatchObject({ kind: 'notice', why: 'cookies' });
  });

  it('is none where the form has no flag', async () => {
    const answer = await loadLanding(await ask('/forms/plain/start'), 'plain', gatewaysWith());
    expect(answer.headers.get('Location')).toBe('/forms/plain');
  });
});
