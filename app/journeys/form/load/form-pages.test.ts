import type { AppLoadContext } from '@remix-run/node';
import { describe, expect, it } from 'vitest';
import type { NoticeData, PageData } from '../page-data';
import {
  ask,
  begun,
  bodyOf,
  cookiesOf,
  gatewaysWith,
  send,
  SITE,
  seePage,
} from '../../../../tests/support/form-visitor';
import { keepDraftVisitor, newDraftVisitor } from '~/server/drafts/cookie.server';
import type { Draft } from '~/server/drafts/drafts';
import { STREAMED } from '~/server/lib/form.server';
import type { Visit } from '~/server/visit/session.server';
import { postPage } from './post-page.server';
import { loadThankYou } from './thank-you.server';

describe('bad input [J-711, J-712]', () => {
  it.each([
    ['a page out of order', begun('plain'), '/forms/plain/check-nothing', '/forms/plain/two'],
    ['no draft, or an expired one', {}, '/forms/plain/two', '/forms/plain/one?_gone=1'],
  ])('%s leads to the first open page', async (_, kept, path, to) => {
    const answer = await seePage(
      await ask(path),
      'plain',
      path.split('/').at(-1) ?? '',
      gatewaysWith(kept),
    );
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, to]);
  });

  it('a tampered cookie is nobody, and starts anew [X-20]', async () => {
    const whole = await keepDraftVisitor(newDraftVisitor());
    const draftCookie = `${(whole.split(';')[0] ?? '').slice(0, -4)}aaaa`;
    const answer = await seePage(
      await ask('/forms/plain/two', { draftCookie }),
      'plain',
      'two',
      gatewaysWith(begun('plain')),
    );
    expect(answer.headers.get('Location')).toBe('/forms/plain/one?_gone=1');
  });

  it.each([
    ['a first page without a cookie', '', {}, true],
    ['with reading preferences', '', { cookie: 'mpn_prefs=text%3Dlarger' }, true],
    ['with a query', '?mpan=1900001901024', {}, false],
    ['with a visit', '', { cookie: 'mpn_visit=x' }, false],
    ['with a draft', '', { cookie: 'mpn_draft=x' }, false],
  ])('may be cached for all: %s', async (_, query, headers, expected) => {
    const context: AppLoadContext = {};
    const request = new Request(`http://site.test/forms/plain/one${query}`, { headers });
    await seePage(request, 'plain', 'one', gatewaysWith(), context);
    expect(context.isSameForAll).toBe(expected);
  });

  it.each([
    ['changed', []],
    ['changed-lost', ['name']],
  ])('a form that was changed meanwhile says so: %s', async (draftNotice, lost) => {
    const kept = { plain: { ...begun('plain')['plain']!, formChanged: true, lost } };
    const answer = await seePage(await ask('/forms/plain/one'), 'plain', 'one', gatewaysWith(kept));
    expect((await bodyOf<PageData>(answer)).draftNotice).toBe(draftNotice);
  });

  it('a store that is out of order shows what was typed, and how to reach us [X-26]', async () => {
    const answer = await postPage(
      await send('/forms/plain/one', { name: 'Jo' }),
      'plain',
      'one',
      gatewaysWith({}, true),
    );
    expect(answer.status).toBe(503);
    const { draftNotice, page } = await bodyOf<PageData>(answer);
    expect(draftNotice).toBe('unavailable');
    expect(page.fieldsets[0]?.columns[0]?.[0]?.values).toEqual({ name: ['Jo'] });
  });

  it.each(['新しい停電', 'مرحبا', '👩‍👩‍👧‍👦'.repeat(20), "Robert'); DROP TABLE--", '<script>x</script>'])(
    'keeps %j as it is',
    async (name) => {
      const kept: Record<string, Draft> = {};
      await postPage(await send('/forms/plain/one', { name }), 'plain', 'one', gatewaysWith(kept));
      expect(kept['plain']?.draftAnswers.answers['name']).toBe(name);
    },
  );

  it('a body that is no form says what is missing', async () => {
    const request = new Request(`${SITE}/forms/plain/one`, {
      method: 'POST',
      body: new Uint8Array([0xff, 0xfe, 0, 1]),
      headers: { 'Content-Type': 'multipart/form-data; boundary=x', Cookie: await cookiesOf({}) },
    });
    expect([413, 422]).toContain((await postPage(request, 'plain', 'one', gatewaysWith())).status);
  });
});

describe('a page that was not taken', () => {
  it.each([
    [{ unread: 'busy', retryAfter: 10 }, 503, 'busy', '10'],
    [{ unread: 'too-often', retryAfter: 30 }, 429, 'too-often', '30'],
    [{ unread: 'too-much', retryAfter: 0 }, 413, 'too-much', null],
  ] as const)(
    'says why and is shown as it was kept: %j',
    async (unread, status, draftNotice, retryAfter) => {
      const gateways = gatewaysWith(begun('plain'));
      const uploads = { ...gateways.uploads, receive: () => Promise.resolve(unread) };
      const request = new Request(`${SITE}/forms/plain/one`, {
        method: 'POST',
        body: 'x',
        headers: { [STREAMED]: 'yes', Cookie: await cookiesOf({}) },
      });
      const answer = await postPage(request, 'plain', 'one', { ...gateways, uploads });
      expect([answer.status, answer.headers.get('Retry-After')]).toEqual([status, retryAfter]);
      const data = await bodyOf<PageData>(answer);
      expect(data.draftNotice).toBe(draftNotice);
      expect(data.page.fieldsets[0]?.columns[0]?.[0]?.values).toEqual({ name: ['Jo'] });
    },
  );

  it('comes from a network that sends pages without end: it is asked to wait, and others are not', async () => {
    const pressFrom = async (peer: string) => {
      const { headers } = await send('/forms/plain/one', { name: 'Jo' });
      const body = new URLSearchParams({ name: 'Jo' });
      const request = new Request(`${SITE}/forms/plain/one`, { method: 'POST', body, headers });
      request.headers.set('x-peer-address', peer);
      return postPage(request, 'plain', 'one', gatewaysWith(begun('plain')));
    };
    const answers: Response[] = [];
    for (let presses = 0; presses < 700; presses += 1) answers.push(await pressFrom('192.0.2.80'));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.length).toBeLessThan(101);
    expect(Number(refused[0]?.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect((await bodyOf<PageData>(refused[0]!)).draftNotice).toBe('too-often');
    expect((await pressFrom('192.0.2.81')).status).toBe(303);
  });
});

describe('what a form says of itself [J-033]', () => {
  const pageOf = async (form: string, slug: string) =>
    bodyOf<PageData>(
      await seePage(await ask(`/forms/${form}/${slug}`), form, slug, gatewaysWith(begun(form))),
    );

  it('can be skipped, names its button, and does not count its first page [F-048]', async () => {
    expect(await pageOf('skips', 'one')).toMatchObject({
      skip: '/power-cut/incident',
      back: '/',
      isFirst: true,
      page: { progress: null, labels: { next: 'Go on' } },
    });
    expect(await pageOf('skips', 'two')).toMatchObject({
      isFirst: false,
      page: { progress: { n: 1, m: 1 } },
    });
    expect(await pageOf('plain', 'two')).toMatchObject({
      skip: null,
      page: { progress: { n: 2, m: 2 } },
    });
  });

  it('goes back one page, also from one that is not right yet [F-335]', async () => {
    const answer = await postPage(
      await send('/forms/plain/two', { more: '', _do: 'back' }),
      'plain',
      'two',
      gatewaysWith(begun('plain')),
    );
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/forms/plain/one']);
  });

  it.each(['GET', 'POST'])(
    'is not available: nothing is asked and nothing is taken, %s',
    async (method) => {
      const kept: Record<string, Draft> = {};
      const path = '/forms/closed/one';
      const answer =
        method === 'GET'
          ? await seePage(await ask(path), 'closed', 'one', gatewaysWith(kept))
          : await postPage(await send(path, { name: 'Jo' }), 'closed', 'one', gatewaysWith(kept));
      expect(await bodyOf<NoticeData>(answer)).toMatchObject({
        why: 'not-available',
        title: 'Closed today',
      });
      expect(kept).toEqual({});
    },
  );
});

describe('the thank-you page', () => {
  const open = async (visit: Partial<Visit>) =>
    bodyOf<{ title: string; sentAt: number | null; reference: string | null }>(
      await loadThankYou(await ask('/forms/plain/thank-you', { visit }), 'plain', gatewaysWith()),
    );

  it.each([
    ['opened directly', {}],
    ['after another form', { sentForm: { id: 'metered', at: Date.now(), textsTo: null } }],
    [
      'two days later',
      { sentForm: { id: 'plain', at: Date.now() - 48 * 3_600_000, textsTo: null } },
    ],
  ])('%s thanks for nothing', async (_, visit) =>
    expect(await open(visit)).toMatchObject({
      title: 'We have not received this form from you',
      sentAt: null,
    }),
  );

  it('thanks after the form was sent', async () =>
    expect(await open({ sentForm: { id: 'plain', at: Date.now(), textsTo: null } })).toMatchObject({
      title: 'Thank you',
    }));
});
