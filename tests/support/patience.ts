import { vi } from 'vitest';

// By itself it gives up after a second, which is short for a busy machine. Still before the limit of a unit test, so that what
// is reported is what was waited for.
const { waitFor } = vi;
vi.waitFor = (callback, options) =>
  waitFor(callback, { timeout: 15_000, ...(typeof options === 'object' && options) });
