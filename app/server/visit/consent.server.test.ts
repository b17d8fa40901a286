import { expect, test } from 'vitest';
import { consentSchema } from '~/forms/schemas/consent';
import { cookieDomains, expireAnalyticsCookies, keepConsent, readConsent } from './consent.server';

const withCookie = (cookie: string) =>
  new Request('http://site.test/', { headers: { Cookie: cookie } });

test('a choice is kept for twelve months and reads back', () => {
  const cookie = keepConsent({ analytics: true, marketing: false });
  expect(cookie).toContain('Max-Age=31536000');
  expect(readConsent(withCookie(cookie.split(';', 1)[0] as string))).toEqual({
    analytics: true,
    marketing: false,
  });
});

test.each(['', 'mpn_consent=', 'mpn_consent=a2m1', 'mpn_consent=yes', 'other=a1m1'])(
  'no choice: %s',
  (cookie) => {
    expect(readConsent(withCookie(cookie))).toBeNull();
  },
);

test.each([
  [{ choice: 'accept' }, { analytics: true, marketing: true }],
  [
    { choice: 'reject', analytics: 'yes' },
    { analytics: false, marketing: false },
  ],
  [
    { choice: 'save', analytics: 'yes' },
    { analytics: true, marketing: false },
  ],
  [{ choice: 'save' }, { analytics: false, marketing: false }],
  [{ choice: 'settings' }, null],
  [{}, null],
])('the form %j chooses %j', (fields, expected) => {
  expect(consentSchema.parse(fields)).toEqual(expected);
});

test('cookies of analytics go from every domain they may have been set on [L-490, L-494]', () => {
  expect(cookieDomains('www.meridian.example')).toEqual([
    'www.meridian.example',
    'meridian.example',
  ]);
  expect(cookieDomains('localhost')).toEqual([]);
  expect(cookieDomains('127.0.0.1')).toEqual([]);
  const expired = expireAnalyticsCookies('www.meridian.example');
  for (const name of ['_ga', '_gid', 'ai_session', 'ai_user', 'mpn_analytics']) {
    expect(expired.filter((cookie) => cookie.startsWith(`${name}=;`))).toHaveLength(3);
  }
  expect(expired.every((cookie) => cookie.includes('Max-Age=0'))).toBe(true);
});
