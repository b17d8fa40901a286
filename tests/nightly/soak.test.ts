import { expect, it } from 'vitest';
import { soak } from '../../scripts/soak/soak.mjs';

/** Some seconds of `npm run soak`, which takes an hour. How fast it is on this machine is not what is tested. */
it(
  'a storm of mixed requests, some over poor lines, is answered without an error [X-55]',
  { timeout: 120_000 },
  async () => {
    const found = await soak({ seconds: 5, warmUpSeconds: 1, rampSeconds: 2, slow: 2 });
    expect(found.answers).toBeGreaterThan(0);
    expect(found.poorLines).toBeGreaterThan(0);
    expect(found.wrong).toBe(0);
    expect(found.memory).toBeGreaterThan(0);
  },
);
