import { expect, it } from 'vitest';
import { createEncrypter } from './encrypt.server';
import { inTheClear } from '../../../tests/support/in-the-clear';

const encrypter = createEncrypter('a secret of sixteen letters', 'drafts');
const text = '7 Orchard Row · 電話 · 🕯';

it('opens what it sealed, in its place', () => {
  expect(encrypter.decrypt(encrypter.encrypt(text, 'a'), 'a')).toBe(text);
  expect(encrypter.decrypt(encrypter.encrypt('', 'a'), 'a')).toBe('');
});

it('never seals the same way twice', () => {
  expect(encrypter.encrypt(text, 'a')).not.toBe(encrypter.encrypt(text, 'a'));
  expect(inTheClear(encrypter.encrypt(text, 'a'), ['Orchard Row'])).toEqual([]);
});

it.each<[string, (sealed: string) => string | null]>([
  ['moved to another place', (sealed) => encrypter.decrypt(sealed, 'b')],
  [
    'under another secret',
    (sealed) => createEncrypter('another secret of letters', 'drafts').decrypt(sealed, 'a'),
  ],
  [
    'for another purpose',
    (sealed) => createEncrypter('a secret of sixteen letters', 'outbox').decrypt(sealed, 'a'),
  ],
  ['cut short', (sealed) => encrypter.decrypt(sealed.slice(0, -4), 'a')],
  ['cut to almost nothing', (sealed) => encrypter.decrypt(sealed.slice(0, 8), 'a')],
  [
    'with one letter changed',
    (sealed) => encrypter.decrypt((sealed[0] === 'A' ? 'B' : 'A') + sealed.slice(1), 'a'),
  ],
  ['not sealed at all', () => encrypter.decrypt('hello', 'a')],
])('does not open it %s', (_, open) => {
  expect(open(encrypter.encrypt(text, 'a'))).toBeNull();
});

it('marks equal texts equally, and only those', () => {
  expect(encrypter.hash(text)).toBe(encrypter.hash(text));
  expect(encrypter.hash(text)).not.toBe(encrypter.hash(`${text} `));
});
