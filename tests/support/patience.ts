import { vi } from 'vitest';

// By itself it gives up after a second, which is short for a busy machine: the test's own limit ends what never comes.
const { waitFor } = vi;
vi.waitFor = (callback, options) =>
  waitFor(callback, { timeout: 120_000, ...(typeof options === 'object' && options) });
