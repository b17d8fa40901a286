import { afterEach, expect, it } from 'vitest';
import { openDoor, type Door } from '../../../tests/support/front';
import { acceptedEncoding } from './accepted-encoding';
import { encodingFor, encodingOnce } from '~/server/lib/compress.server';

let door: Door | null = null;
afterEach(() => door?.close());

const CASES: [string, string | null, string | null][] = [
  ['gzip;q=0', null, null],
  ['br;q=0, gzip;q=0.5', 'gzip', 'gzip'],
  ['br;q=0,gzip;q=0.000', null, null],
  ['identity;q=1, *;q=0', null, null],
  ['gzip, deflate, br', 'br', 'gzip'],
  ['GZIP;q=0.1', 'gzip', 'gzip'],
  ['*', 'br', 'gzip'],
  ['gzip;q=0, *', 'br', 'br'],
  ['identity', null, null],
  ['x-gzipped, brute', null, null],
];
it.each(CASES)('a visitor who accepts "%s" is given what that means', (header, many, once) => {
  expect([encodingFor(header), encodingOnce(header)]).toEqual([many, once]);
});

it('whatever comes after sees only the encodings that the visitor takes', async () => {
  door = await openDoor([acceptedEncoding]);
  const seen = async (header: string) => {
    const { headers } = (await (
      await fetch(door?.url ?? '', { headers: { 'Accept-Encoding': header } })
    ).json()) as {
      headers: Record<string, string>;
    };
    return headers['accept-encoding'];
  };
  expect(await seen('br;q=0, gzip')).toBe('gzip');
  expect(await seen('gzip, deflate, br')).toBe('br, gzip');
  expect(await seen('gzip;q=0')).toBeUndefined();
});
