import { expect, it } from 'vitest';
import {
  afterProbe,
  draftVisitor,
  keepDraftVisitor,
  newDraftVisitor,
  refusesCookies,
  withCookieProbe,
} from './cookie.server';

it('is taken out of the address once it has told what it was for', async () => {
  const visitorOf = (cookie: string) =>
    afterProbe(
      new Request('http://site.test/forms/x/y?a=b&_kept=1', { headers: { Cookie: cookie } }),
    );
  const cookie = (await keepDraftVisitor(newDraftVisitor())).split(';')[0] ?? '';
  expect([await visitorOf(cookie), await visitorOf('')]).toEqual(['/forms/x/y?a=b', null]);
});

it('knows a visitor again by the signed cookie', async () => {
  const visitor = newDraftVisitor();
  const set = await keepDraftVisitor(visitor);
  expect(set).toMatch(/^mpn_draft=.+; Max-Age=86400; Path=\/; HttpOnly; SameSite=Lax$/);
  expect(set).not.toContain(visitor);
  expect(await draftVisitor(set.split(';')[0] ?? '')).toBe(visitor);
});

it.each([
  null,
  '',
  'other=1',
  'mpn_draft=',
  'mpn_draft=%E0%A4%A',
  'mpn_draft=ImFubiI%3D.forged',
  'mpn_draft=....',
])('knows nobody by %j', async (cookie) => expect(await draftVisitor(cookie)).toBeNull());

it.each([
  ['/form/what', false, '/form/what'],
  ['/form/what', true, '/form/what?_kept=1'],
  ['/form/what?a=b#x', true, '/form/what?a=b&_kept=1#x'],
])('%s, without a cookie: %s', (path, without, expected) =>
  expect(withCookieProbe(path, without)).toBe(expected),
);

it('tells a browser that refuses cookies from one that has none yet', () => {
  expect(refusesCookies(new URLSearchParams(), null)).toBe(false);
  expect(refusesCookies(new URLSearchParams('_kept=1'), null)).toBe(true);
  expect(refusesCookies(new URLSearchParams('_kept=1'), 'ann')).toBe(false);
});
