import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const run = promisify(execFile);
const CLI = 'node_modules/openapi-typescript/bin/cli.js';
const check = (contract: string) =>
  run(process.execPath, [CLI, contract, '--immutable', '--output', 'app/server/lib/wire-types.d.ts', '--check']);

it('the types of the wire are those of the contract (npm run wire-types writes them)', async () => {
  await expect(check('public/api.openapi.yaml')).resolves.toBeDefined();
}, 30_000);

it('types of another contract are found out', async () => {
  const dir = await mkdtemp(path.join(tmpdir(), 'wire-types-'));
  const other = path.join(dir, 'other.yaml');
  await writeFile(other, 'openapi: 3.1.0\ninfo: { title: another, version: "1" }\npaths: {}\n');
  await expect(check(other)).rejects.toMatchObject({ stderr: expect.stringContaining('not up-to-date') });
  await rm(dir, { recursive: true });
}, 30_000);
