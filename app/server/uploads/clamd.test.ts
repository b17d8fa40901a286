import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startClamd, VIRUS } from '../../../tests/support/clamd-server';
import { createClamdScanner } from './clamd.server';

let dir: string;
const undo: (() => Promise<void>)[] = [];
beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'clamd-'));
});
afterEach(async () => {
  for (const step of undo.splice(0)) await step();
  await rm(dir, { recursive: true });
});

async function fileOf(bytes: Buffer | string): Promise<string> {
  const place = path.join(dir, 'file');
  await writeFile(place, bytes);
  return place;
}
async function scannerOf(...options: Parameters<typeof startClamd>) {
  const server = await startClamd(...options);
  undo.push(server.close);
  return createClamdScanner(server.address);
}

it.each([
  ['over TCP', () => ({ port: 0 })],
  ['over a socket of the machine', () => ({ path: path.join(dir, 'clamd.sock') })],
])('finds what is wrong, %s', async (_, place) => {
  const scanner = await scannerOf(place());
  expect(await scanner.isInfected(await fileOf('a plain file'))).toBe(false);
  expect(await scanner.isInfected(await fileOf(`before ${VIRUS} after`))).toBe(true);
});

it('sends all of a large file', async () => {
  let seen = 0;
  const scanner = await scannerOf({ port: 0 }, (body) => {
    seen = body.length;
    return 'stream: OK';
  });
  expect(await scanner.isInfected(await fileOf(Buffer.alloc(5_000_001, 'x')))).toBe(false);
  expect(seen).toBe(5_000_001);
});

it.each([
  ['hangs up', null],
  ['finds the file too large', 'INSTREAM size limit exceeded. ERROR'],
  ['says something else', 'stream: maybe OK'],
  ['says nothing', ''],
])('keeps the file out when the scanner %s [X-33]', async (_, answer) => {
  const scanner = await scannerOf({ port: 0 }, () => answer);
  await expect(scanner.isInfected(await fileOf('a plain file'))).rejects.toMatchObject({
    kind: 'unavailable',
  });
});

it('keeps the file out when there is no scanner', async () => {
  const server = await startClamd();
  await server.close();
  const scanner = createClamdScanner(server.address);
  await expect(scanner.isInfected(await fileOf('a plain file'))).rejects.toMatchObject({
    kind: 'unavailable',
  });
});

it('finds out a daemon that takes connections and hangs, before the file is sent', async () => {
  let isAsked = false;
  const server = await startClamd(
    { port: 0 },
    () => {
      isAsked = true;
      return 'stream: OK';
    },
    { isHanging: true },
  );
  undo.push(server.close);
  const answer = createClamdScanner(server.address, { pingMs: 100 }).isInfected(
    await fileOf('a plain file'),
  );
  await expect(answer).rejects.toMatchObject({ kind: 'unavailable' });
  expect(isAsked).toBe(false);
});
