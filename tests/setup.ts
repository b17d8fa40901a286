import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, vi } from 'vitest';
// Loaded once for all files of a worker, while this file runs for each.
import './support/patience';

// The same values in every run, so that a change is judged by what it changed; FUZZ_SEED=random looks for new ones.
const { FUZZ_SEED } = process.env;
if (FUZZ_SEED !== 'random') fc.configureGlobal({ seed: Number(FUZZ_SEED ?? 105) });

process.env.SESSION_SECRET ??= 'a secret of the tests, 32 letters';

// A developer's own data may be those of another version, at which the site stops.
if (process.env.DATA_DIR === undefined) {
  const dir = mkdtempSync(path.join(tmpdir(), 'site-tests-'));
  process.env.DATA_DIR = dir;
  process.once('exit', () => rmSync(dir, { recursive: true, force: true }));
}

// Vite puts its own BASE_URL, a path, where the site expects the address it is reached under.
if (process.env.BASE_URL === '/') delete process.env.BASE_URL;

/** A test that logs an error or leaves a rejection unhandled has found something: it fails. */
let errors: unknown[][] = [];
beforeEach(() => {
  errors = [];
  vi.spyOn(console, 'error').mockImplementation((...args: unknown[]) => void errors.push(args));
});
afterEach(() => {
  vi.mocked(console.error).mockRestore?.();
  expect(errors, 'console.error was called').toEqual([]);
});
