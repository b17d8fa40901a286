import { afterEach, expect, it, vi } from 'vitest';
import { HOUR, MINUTE } from '~/domain/time/instant';
import { describeOnEveryStore, describeOnPostgres } from '../../../tests/support/stores';
import { createStoreClock } from './open.server';

afterEach(() => vi.restoreAllMocks());

describeOnPostgres('the clock of the store', (makeStore) => {
  it('is the same for machines whose own clocks are five minutes apart', async () => {
    const { db } = await makeStore();
    const real = Date.now();
    const [one, other] = [createStoreClock(db), createStoreClock(db)];
    await one.start();
    vi.spyOn(Date, 'now').mockReturnValue(real + 5 * MINUTE);
    await other.start();
    expect(Math.abs(one.now() - other.now())).toBeLessThan(10_000);
    expect(Math.abs(other.now() - real)).toBeLessThan(MINUTE);
    for (const clock of [one, other]) clock.stop();
  });

  it('goes on evenly when the clock of the machine is set back', async () => {
    let monotonic = 0;
    const { db } = await makeStore();
    const clock = createStoreClock(db, () => monotonic);
    await clock.start();
    const before = clock.now();
    vi.spyOn(Date, 'now').mockReturnValue(before - 2 * HOUR);
    monotonic += MINUTE;
    expect(clock.now() - before).toBe(MINUTE);
    clock.stop();
  });
});

describeOnEveryStore('the clock of a store that was just opened', (makeStore) => {
  it('tells the time', async () => {
    const store = await makeStore();
    expect(Math.abs(store.now() - Date.now())).toBeLessThan(MINUTE);
  });
});
