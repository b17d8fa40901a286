import { expect, it } from 'vitest';
import { draftVisitor, keepDraftVisitor, newDraftVisitor, refusesCookies, withCookieProbe } from './cookie.server';

const requestWith = (cookie: string | null, url = 'http://site.test/form') =>
  new Request(url, { headers: cookie === null ? {} : { Cookie: cookie } });

it('knows a visitor again by the signed cookie', async () => {
  const visitor = newDraftVisitor();
  const set = await keepDraftVisitor(visitor);
  expect(set).toMatch(/^mpn_draft=.+; Max-Age=86400; Path=\/; HttpOnly; SameSite=Lax$/);
  expect(set).not.toContain(visitor);
  expect(await draftVisitor(requestWith(set.split(';')[0] ?? ''))).toBe(visitor);
});

it.each([null, '', 'other=1', 'mpn_draft=', 'mpn_draft=%E0%A4%A', 'mpn_draft=ImFubiI%3D.forged', 'mpn_draft=....'])(
  'knows nobody by %j',
  async (cookie) => expect(await draftVisitor(requestWith(cookie))).toBeNull(),
);

it.each([
  ['/form/what', false, '/form/what'],
  ['/form/what', true, '/form/what?_kept=1'],
  ['/form/what?a=b#x', true, '/form/what?a=b&_kept=1#x'],
])('%s, without a cookie: %s', (path, without, expected) => expect(withCookieProbe(path, without)).toBe(expected));

it('tells a browser that refuses cookies from one that has none yet', () => {
  expect(refusesCookies(requestWith(null), null)).toBe(false);
  expect(refusesCookies(requestWith(null, 'http://site.test/form?_kept=1'), null)).toBe(true);
  expect(refusesCookies(requestWith(null, 'http://site.test/form?_kept=1'), 'ann')).toBe(false);
});
