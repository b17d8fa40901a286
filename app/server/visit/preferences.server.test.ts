import { expect, test } from 'vitest';
import { defaultPreferences, preferenceAttributes } from '~/cms/preferences';
import { keepPreferences, PREFERENCES_COOKIE, readPreferences } from './preferences.server';

const asking = (cookie: string, headers: Record<string, string> = {}) =>
  new Request('http://site.test/', {
    headers: { ...headers, ...(cookie ? { Cookie: cookie } : {}) },
  });
const cookieOf = (setCookie: string) => setCookie.split(';', 1)[0] as string;

test.each([
  ['nothing', '', {}],
  ['one preference', `${PREFERENCES_COOKIE}=text%3Dlargest`, { text: 'largest' }],
  [
    'an unknown value is the default',
    `${PREFERENCES_COOKIE}=text%3Denormous%26contrast%3Dmore`,
    { contrast: 'more' },
  ],
  ['rubbish', `${PREFERENCES_COOKIE}=%E0%A4%A`, {}],
])('%s', (_, cookie, expected) => {
  expect(readPreferences(asking(cookie))).toEqual({ ...defaultPreferences, ...expected });
});

test('what is kept reads back', () => {
  const chosen = {
    text: 'larger',
    spacing: 'wide',
    motion: 'reduce',
    scheme: 'dark',
    lowData: true,
  } as const;
  expect(readPreferences(asking(cookieOf(keepPreferences(chosen))))).toEqual({
    ...defaultPreferences,
    ...chosen,
  });
});

test('Save-Data starts in the low-data version unless the visitor chose otherwise [J-909]', () => {
  const saving = { 'Save-Data': 'on' };
  expect(readPreferences(asking('', saving)).lowData).toBe(true);
  expect(
    readPreferences(asking(cookieOf(keepPreferences({ lowData: false })), saving)).lowData,
  ).toBe(false);
  expect(
    readPreferences(asking(cookieOf(keepPreferences({ text: 'larger' })), saving)).lowData,
  ).toBe(true);
});

test('a default is no attribute', () => {
  expect(preferenceAttributes(defaultPreferences)).toEqual({});
  expect(preferenceAttributes({ ...defaultPreferences, contrast: 'more', lowData: true })).toEqual({
    'data-contrast': 'more',
    'data-low': '',
  });
});
