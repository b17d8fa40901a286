import { afterEach, beforeEach, expect, vi } from 'vitest';

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
