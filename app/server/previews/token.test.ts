import { expect, it } from 'vitest';
import { isSigned, readToken, sign, tokenOf } from './token';

const link = { id: 'abcdefgh', tree: '/help', until: 5000 };

it('reads what it signed', () =>
  expect(readToken('secret', tokenOf('secret', link))).toEqual(link));
it('refuses another secret', () => expect(readToken('other', tokenOf('secret', link))).toBeNull());
it('refuses a changed text', () => {
  const [, signature = ''] = tokenOf('secret', link).split('.');
  const wider = Buffer.from(JSON.stringify({ ...link, tree: '/' })).toString('base64url');
  expect(readToken('secret', `${wider}.${signature}`)).toBeNull();
});
it.each(['', '.', 'a.b', 'x'.repeat(5000), '💡.💡'])('refuses "%.10s"', (token) =>
  expect(readToken('secret', token)).toBeNull(),
);
it('refuses a text signed for something else', () => {
  const text = Buffer.from(JSON.stringify(link)).toString('base64url');
  expect(readToken('secret', `${text}.${sign('secret', 'command', text)}`)).toBeNull();
  expect(isSigned('secret', 'command', text, sign('secret', 'command', text))).toBe(true);
});
