import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createPulse } from './keep-up';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const pulsing = (work = vi.fn(() => Promise.resolve())) => ({ work, pulse: createPulse(work, 30_000) });

it('waits a whole beat at first, because the page is fresh', async () => {
  const { work, pulse } = pulsing();
  pulse.setAwake(true);
  await vi.advanceTimersByTimeAsync(29_000);
  expect(work).toHaveBeenCalledTimes(0);
  await vi.advanceTimersByTimeAsync(61_000);
  expect(work).toHaveBeenCalledTimes(3);
});
it('rests while asleep and beats at once on waking', async () => {
  const { work, pulse } = pulsing();
  pulse.setAwake(true);
  pulse.setAwake(false);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(work).not.toHaveBeenCalled();
  pulse.setAwake(true);
  pulse.setAwake(true);
  expect(work).toHaveBeenCalledTimes(1);
});
it('never works twice at a time', async () => {
  const slow = vi.fn(() => new Promise<void>((resolve) => setTimeout(resolve, 100_000)));
  const { pulse } = pulsing(slow);
  pulse.setAwake(true);
  await vi.advanceTimersByTimeAsync(95_000);
  expect(slow).toHaveBeenCalledTimes(1);
  pulse.setAwake(false);
});
it('beats on after work that failed', async () => {
  const work = vi.fn(() => Promise.reject(new Error('the line is down')));
  const { pulse } = pulsing(work);
  pulse.setAwake(true);
  await vi.advanceTimersByTimeAsync(91_000);
  expect(work).toHaveBeenCalledTimes(3);
  pulse.setAwake(false);
});
