import fc from 'fast-check';
import { afterEach, beforeEach, expect, vi } from 'vitest';

// The same values in every run, so that a change is judged by what it changed; FUZZ_SEED=random looks for new ones.
const { FUZZ_SEED } = process.env;
if (FUZZ_SEED !== 'random') fc.configureGlobal({ seed: Number(FUZZ_SEED ?? 105) });

// Without one the tests would write a secret into the DATA_DIR of this machine.
process.env.SESSION_SECRET ??= 'a secret of the tests, 32 letters';

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
