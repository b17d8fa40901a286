import { expect, it } from 'vitest';
import { inTheClear } from '../support/in-the-clear';

const ADDRESS = '7 Orchard Row, CB1 9ZA';

it.each([
  ['as it is', `visit=${ADDRESS}`],
  ['percent-encoded', `visit=${encodeURIComponent(ADDRESS)}`],
  ['in base64', `visit=${Buffer.from(JSON.stringify({ ADDRESS })).toString('base64')}`],
  ['in base64url, signed', `visit=${Buffer.from(ADDRESS).toString('base64url')}.c2lnbmVk`],
])('finds a value %s', (_, text) =>
  expect(inTheClear(text, [ADDRESS, '1000001901079'])).toEqual([ADDRESS]),
);

it('refuses to look for what random text may hold', () => {
  expect(() => inTheClear('', ['CB1'])).toThrow(/random text/);
  expect(inTheClear('', ['CB1 9ZA', '1000001901079'])).toEqual([]);
});
