import { afterAll, beforeAll, expect, it } from 'vitest';
import { env } from '../env.server';
import { keepEditor } from './editor.server';
import { tryKey } from './tries.server';

const HOUR = 3_600_000;
const from = (address: string) =>
  new Request('http://site.test/', { headers: { 'x-peer-address': address } });
beforeAll(() => Object.assign(env, { EDITOR_KEY: 'a key of sixteen letters' }));
afterAll(() => Object.assign(env, { EDITOR_KEY: undefined }));

const wrong = () => false;
const right = () => true;

it('wrong editor keys run out for a whole /64, and come back slowly', () => {
  const now = 1_000 * HOUR;
  for (let n = 1; n <= 10; n++)
    expect(tryKey(from(`2001:db8:1:2::${n.toString(16)}`), wrong, now)).toEqual({
      kind: 'wrong',
    });
  const compared: string[] = [];
  const seen = () => compared.push('compared') > 0;
  expect(tryKey(from('2001:db8:1:2:ffff::1'), seen, now)).toMatchObject({
    kind: 'later',
    seconds: 360,
  });
  expect(compared).toEqual([]);
  expect(tryKey(from('2001:db8:1:3::1'), right, now)).toEqual({ kind: 'right' });
  expect(tryKey(from('2001:db8:1:2::1'), right, now + 361_000)).toEqual({ kind: 'right' });
});

it('right keys cost nothing, and wrong ones from everywhere run out together', () => {
  const now = 2_000 * HOUR;
  for (let n = 0; n < 200; n++)
    expect(tryKey(from('192.0.2.9'), right, now)).toEqual({ kind: 'right' });
  const kinds = Array.from({ length: 101 }, (_, n) => tryKey(from(`10.0.${n}.1`), wrong, now).kind);
  expect(kinds.slice(0, 100)).toEqual(Array(100).fill('wrong'));
  expect(kinds[100]).toBe('later');
  expect(tryKey(from('10.9.9.9'), wrong, now + 7_000)).toEqual({ kind: 'wrong' });
});

it('an editor whose browser is known is not kept out by the tries of strangers, and has ten of their own', () => {
  const now = 3_000 * HOUR;
  const cookie = keepEditor(now - 20 * HOUR).split(';')[0] ?? '';
  const editor = (value = cookie) =>
    new Request('http://site.test/', {
      headers: { 'x-peer-address': '192.0.2.7', Cookie: value },
    });
  for (let n = 0; n < 120; n++) tryKey(from(n < 10 ? '192.0.2.7' : `10.1.${n}.1`), wrong, now);
  expect(tryKey(from('192.0.2.7'), right, now).kind).toBe('later');
  expect(tryKey(editor(), right, now).kind).toBe('right');
  const kinds = Array.from({ length: 11 }, () => tryKey(editor(), wrong, now).kind);
  expect(kinds).toEqual([...Array(10).fill('wrong'), 'later']);
  expect(tryKey(editor(`${cookie}x`), right, now).kind).toBe('later');
});
