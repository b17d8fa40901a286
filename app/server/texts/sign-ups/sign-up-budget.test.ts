import { expect, it } from 'vitest';
import { HOUR, MINUTE } from '~/domain/time/instant';
import { createEncrypter } from '~/server/lib/encrypt.server';
import type { Store } from '~/server/store/open.server';
import { metrics } from '~/server/lib/metrics';
import { describeOnEveryStore } from '../../../../tests/support/stores';
import { createHashes } from './hashes.server';
import { createSignUpBudget, type SignUpCaller } from './sign-up-limits.server';

const START = Date.UTC(2026, 2, 10, 12);
const marks = createHashes(createEncrypter('a secret of sixteen letters', 'text updates'));

function budgetOn(store: Pick<Store, 'db' | 'dialect'>, perHour: number) {
  const clock = { now: START };
  const warnings: unknown[] = [];
  const logger = { warn: (...words: unknown[]) => void warnings.push(words) };
  const budget = createSignUpBudget({ store, marks, logger, perHour, now: () => clock.now });
  let keys = 0;
  const ask = (mobile: string, key = `key-${(keys += 1)}`, by: Partial<SignUpCaller> = {}) =>
    budget.waitFor(mobile, key, { caller: '192.0.2.1', isInPowerCut: false, ...by });
  const askFrom = (by: Partial<SignUpCaller>, mobile: string) => ask(mobile, undefined, by);
  return { ask, askFrom, clock, warnings };
}
const numberOf = (index: number) => `+447700${900_000 + index}`;
const countOf = async (outcome: string) =>
  (await metrics.textSignUps.get()).values.find(({ labels }) => labels.outcome === outcome)
    ?.value ?? 0;

describeOnEveryStore('sign-ups for texts', (makeStore) => {
  it('are taken three times an hour for a number, whoever asks', async () => {
    const { ask, clock } = budgetOn(await makeStore(), 1000);
    expect([await ask(numberOf(1)), await ask(numberOf(1)), await ask(numberOf(1))]).toEqual([
      0, 0, 0,
    ]);
    expect(await ask(numberOf(1))).toBe(3600);
    expect(await ask(numberOf(2))).toBe(0);
    clock.now += 59 * MINUTE;
    expect(await ask(numberOf(1))).toBe(60);
    clock.now += MINUTE;
    expect([await ask(numberOf(1)), await ask(numberOf(1))]).toEqual([0, 3600]);
  });

  it('count once under one key, however often and at once they come', async () => {
    const { ask } = budgetOn(await makeStore(), 1000);
    const same = await Promise.all([1, 2, 3, 4, 5].map(() => ask(numberOf(1), 'one-key')));
    expect(same).toEqual([0, 0, 0, 0, 0]);
    expect([await ask(numberOf(1)), await ask(numberOf(1))]).toEqual([0, 0]);
    expect(await ask(numberOf(1))).toBeGreaterThan(0);
    expect(await ask(numberOf(1), 'one-key')).toBe(0);
  });

  it('are refused beyond the budget of the site, which is said once an hour, counted, and names nobody', async () => {
    const { ask, clock, warnings } = budgetOn(await makeStore(), 4);
    const before = await countOf('budget');
    for (let index = 0; index < 4; index += 1) expect(await ask(numberOf(index))).toBe(0);
    for (let index = 4; index < 7; index += 1) expect(await ask(numberOf(index), 'kept')).toBe(900);
    expect((await countOf('budget')) - before).toBe(3);
    expect(warnings).toEqual([
      [{ perHour: 4 }, 'the budget of text sign-ups is spent; people are asked to call 105'],
    ]);
    // What was refused used up nothing of its number's own.
    clock.now += HOUR;
    expect([await ask(numberOf(4)), await ask(numberOf(4)), await ask(numberOf(4))]).toEqual([
      0, 0, 0,
    ]);
    expect([await ask(numberOf(5)), await ask(numberOf(6))]).toEqual([0, 900]);
    expect(warnings).toHaveLength(2);
  });

  it('have a share for each caller, larger where their address has no power, so that nobody spends it for all', async () => {
    const { askFrom, clock } = budgetOn(await makeStore(), 1200);
    const taken = async (by: Partial<SignUpCaller>, from: number, asked: number) => {
      const waits = [];
      for (let index = 0; index < asked; index += 1)
        waits.push(await askFrom(by, numberOf(from + index)));
      return waits.filter((wait) => wait === 0).length;
    };
    expect(await taken({}, 0, 14)).toBe(12);
    expect(await taken({ caller: '192.0.2.2' }, 100, 5)).toBe(5);
    expect(await taken({ isInPowerCut: true }, 200, 62)).toBe(60);
    clock.now += HOUR;
    expect(await taken({}, 300, 14)).toBe(12);
  });

  it('leave a small operator’s callers ten an hour', async () => {
    const { askFrom } = budgetOn(await makeStore(), 100);
    for (let index = 0; index < 10; index += 1) expect(await askFrom({}, numberOf(index))).toBe(0);
    expect(await askFrom({}, numberOf(10))).toBe(360);
  });

  it('are counted by each process while the store does not answer', async () => {
    const store = await makeStore();
    const { ask } = budgetOn(store, 5);
    await store.close();
    const waits = [];
    for (let index = 0; index < 4; index += 1) waits.push(await ask(numberOf(1)));
    expect(waits).toEqual([0, 0, 0, 3600]);
    expect([await ask(numberOf(2)), await ask(numberOf(3))]).toEqual([0, 0]);
    expect(await ask(numberOf(4))).toBeGreaterThan(0);
  });
});
