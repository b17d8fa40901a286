import { expect, it } from 'vitest';
import { createSealer } from './seal.server';
import { inTheClear } from '../../../tests/support/in-the-clear';

const sealer = createSealer('a secret of sixteen letters', 'drafts');
const text = '7 Orchard Row · 電話 · 🕯';

it('opens what it sealed, in its place', () => {
  expect(sealer.open(sealer.seal(text, 'a'), 'a')).toBe(text);
  expect(sealer.open(sealer.seal('', 'a'), 'a')).toBe('');
});

it('never seals the same way twice', () => {
  expect(sealer.seal(text, 'a')).not.toBe(sealer.seal(text, 'a'));
  expect(inTheClear(sealer.seal(text, 'a'), ['Orchard Row'])).toEqual([]);
});

it.each<[string, (sealed: string) => string | null]>([
  ['moved to another place', (sealed) => sealer.open(sealed, 'b')],
  ['under another secret', (sealed) => createSealer('another secret of letters', 'drafts').open(sealed, 'a')],
  ['for another purpose', (sealed) => createSealer('a secret of sixteen letters', 'outbox').open(sealed, 'a')],
  ['cut short', (sealed) => sealer.open(sealed.slice(0, -4), 'a')],
  ['cut to almost nothing', (sealed) => sealer.open(sealed.slice(0, 8), 'a')],
  ['with one letter changed', (sealed) => sealer.open((sealed[0] === 'A' ? 'B' : 'A') + sealed.slice(1), 'a')],
  ['not sealed at all', () => sealer.open('hello', 'a')],
])('does not open it %s', (_, open) => {
  expect(open(sealer.seal(text, 'a'))).toBeNull();
});

it('marks equal texts equally, and only those', () => {
  expect(sealer.markOf(text)).toBe(sealer.markOf(text));
  expect(sealer.markOf(text)).not.toBe(sealer.markOf(`${text} `));
});
