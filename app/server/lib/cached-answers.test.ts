import { afterEach, expect, it, vi } from 'vitest';
import { cachedAnswers } from './cached-answers';

afterEach(() => {
  vi.restoreAllMocks();
});

const options = { keyOf: (question: string) => question, ttlMs: 1000, maxBytes: 1000 };

it('asks once for all who ask at a time, and again once the answer is old', async () => {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(1e9);
  const ask = vi.fn(async (question: string) => `${question} ${ask.mock.calls.length}`);
  const answer = cachedAnswers(ask, options);
  expect(await Promise.all([answer('a'), answer('a'), answer('b')])).toEqual(['a 1', 'a 1', 'b 2']);
  clock.mockReturnValue(1e9 + 900);
  expect(await answer('a')).toBe('a 1');
  clock.mockReturnValue(1e9 + 1100);
  expect(await answer('a')).toBe('a 3');
});

it('tells a failure to all who wait for it, and keeps none', async () => {
  const ask = vi.fn<(question: string) => Promise<string>>();
  ask.mockRejectedValueOnce(new Error('away')).mockResolvedValueOnce('there');
  const answer = cachedAnswers(ask, options);
  const both = await Promise.allSettled([answer('a'), answer('a')]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await answer('a')).toBe('there');
  expect(ask).toHaveBeenCalledTimes(2);
});

it('keeps no more than its size, and answers who waits for what has no room', async () => {
  const ask = vi.fn(async (question: string) => question.repeat(3));
  const answer = cachedAnswers(ask, {
    ...options,
    bytesOf: (text) => 100 * text.length,
    maxBytes: 800,
  });
  expect(await Promise.all([answer('a'), answer('b'), answer('long')])).toEqual([
    'aaa',
    'bbb',
    'longlonglong',
  ]);
  await answer('a');
  await answer('long');
  expect(ask).toHaveBeenCalledTimes(5);
});
