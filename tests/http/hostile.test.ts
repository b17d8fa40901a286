import { expect, it } from 'vitest';
import { sendHostile } from '../../scripts/bench/hostile.mjs';
import { ownSite } from '../support/own-site';
import { ask } from '../support/server';

/** A sample of `npm run bench -- --only hostile`, which sends 20 000. */
const SAMPLE = 600;

it(
  'mend: hostile requests get an answer, never a 500, never a hung connection, and the site is well after them',
  { timeout: 120_000 },
  async () => {
    const { url } = await ownSite({ LOG_LEVEL: 'silent' });
    const { faults, times } = await sendHostile({
      url,
      count: SAMPLE,
      seed: 20_261_122,
      atOnce: 4,
    });
    expect(faults).toEqual([]);
    expect(times.length).toBeGreaterThan(SAMPLE / 2);
    expect((await ask(`${url}/readyz`)).status).toBe(200);
  },
);
