import { chmod, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { parseEnv } from '../env.server';
import { dropEarlierSecrets, rotateSecret, storedSecrets } from './stored-secrets.server';

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'secrets-'));
});
afterEach(() => rm(dir, { recursive: true, force: true }));
const file = () => path.join(dir, 'session-secret');

it('a site without a secret keeps one in DATA_DIR, and reads it at the next start', async () => {
  const first = parseEnv({ DATA_DIR: dir }).SECRETS;
  expect(first.current).toMatch(/^[0-9a-f]{64}$/);
  expect(first).toEqual({ current: first.current, earlier: [], marks: first.current });
  expect(parseEnv({ DATA_DIR: dir }).SECRETS).toEqual(first);
  expect((await stat(file())).mode & 0o777).toBe(0o600);
});

it('a secret that is set is used, and nothing is written', async () => {
  const SESSION_SECRET = 'a secret of the tests, 32 letters';
  expect(parseEnv({ DATA_DIR: dir, SESSION_SECRET }).SESSION_SECRET).toBe(SESSION_SECRET);
  await expect(readFile(file())).rejects.toThrow('ENOENT');
});

it('refuses to start where it can neither read nor write one', async () => {
  await mkdir(file());
  expect(() => parseEnv({ DATA_DIR: dir })).toThrow('none can be kept in DATA_DIR (EISDIR)');
  await writeFile(path.join(dir, 'a-file'), '');
  expect(() => parseEnv({ DATA_DIR: path.join(dir, 'a-file', 'data') })).toThrow(
    /none can be kept in DATA_DIR \(E\w+\)/,
  );
});

it('refuses an empty file of a write that was cut off', async () => {
  await writeFile(file(), '');
  await chmod(file(), 0o600);
  expect(() => parseEnv({ DATA_DIR: dir })).toThrow(
    'none can be kept in DATA_DIR (the file is empty)',
  );
});

it('a new secret comes first, the earlier ones still open, and marks stay as they were', () => {
  const { current: first } = storedSecrets(dir);
  rotateSecret(dir);
  const { current: second, earlier, marks } = storedSecrets(dir);
  expect([earlier, marks]).toEqual([[first], first]);
  expect(second).not.toBe(first);
  expect(dropEarlierSecrets(dir)).toBe(1);
  expect(storedSecrets(dir)).toEqual({ current: second, earlier: [], marks: first });
  expect(dropEarlierSecrets(dir)).toBe(0);
});

it.each([
  ['of equal letters', 'aaaaaaaaaaaaaaaa'],
  ['of a short pattern', 'abcabcabcabcabcabc'],
  ['too short', 'x9Ks0pQ2'],
])('refuses a secret %s', (_, SESSION_SECRET) => {
  expect(() => parseEnv({ DATA_DIR: dir, SESSION_SECRET })).toThrow(
    /^SESSION_SECRET is wrong: must be/,
  );
  expect(() => parseEnv({ DATA_DIR: dir, METRICS_KEY: SESSION_SECRET })).toThrow(
    /^METRICS_KEY is wrong: must be/,
  );
});
