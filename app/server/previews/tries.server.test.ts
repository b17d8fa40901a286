import { expect, it } from 'vitest';
import { trySecret } from './tries.server';

const HOUR = 3_600_000;
const from = (address: string) =>
  new Request('http://site.test/', { headers: { 'x-peer-address': address } });
const wrong = () => false;
const right = () => true;

it('wrong editor keys run out for a whole /64, and come back slowly', () => {
  const now = 1_000 * HOUR;
  for (let n = 1; n <= 10; n++)
    expect(trySecret(from(`2001:db8:1:2::${n.toString(16)}`), wrong, now)).toEqual({
      kind: 'wrong',
    });
  const compared: string[] = [];
  const seen = () => compared.push('compared') > 0;
  expect(trySecret(from('2001:db8:1:2:ffff::1'), seen, now)).toMatchObject({
    kind: 'later',
    seconds: 360,
  });
  expect(compared).toEqual([]);
  expect(trySecret(from('2001:db8:1:3::1'), right, now)).toEqual({ kind: 'right' });
  expect(trySecret(from('2001:db8:1:2::1'), right, now + 361_000)).toEqual({ kind: 'right' });
});

it('right keys cost nothing, and wrong ones from everywhere run out together', () => {
  const now = 2_000 * HOUR;
  for (let n = 0; n < 200; n++)
    expect(trySecret(from('192.0.2.9'), right, now)).toEqual({ kind: 'right' });
  const kinds = Array.from(
    { length: 101 },
    (_, n) => trySecret(from(`10.0.${n}.1`), wrong, now).kind,
  );
  expect(kinds.slice(0, 100)).toEqual(Array(100).fill('wrong'));
  expect(kinds[100]).toBe('later');
  expect(trySecret(from('10.9.9.9'), wrong, now + 7_000)).toEqual({ kind: 'wrong' });
});
