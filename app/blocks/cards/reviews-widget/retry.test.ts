import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { retry } from './island';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const start = (worksAt: number) => {
  const attempt = vi.fn(() => attempt.mock.calls.length >= worksAt);
  const whenLost = vi.fn();
  retry(attempt, { tries: 10, everyMs: 500, whenLost });
  return { attempt, whenLost };
};

it('stops when it works [L-621]', () => {
  const { attempt, whenLost } = start(3);
  vi.advanceTimersByTime(999);
  expect(attempt).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(60_000);
  expect(attempt).toHaveBeenCalledTimes(3);
  expect(whenLost).not.toHaveBeenCalled();
});
it('gives up after ten more tries in five seconds [L-620]', () => {
  const { attempt, whenLost } = start(Infinity);
  vi.advanceTimersByTime(4_999);
  expect(whenLost).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(attempt).toHaveBeenCalledTimes(11);
  expect(whenLost).toHaveBeenCalledOnce();
});
