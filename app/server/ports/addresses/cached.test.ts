import { expect, it, vi } from 'vitest';
import { cachedDirectory } from './cached.server';

function directory() {
  const search = vi.fn(async () => []);
  return { search, cached: cachedDirectory({ search, searchExport: async () => [] }) };
}

it('asks once for a postcode, however it is written', async () => {
  const { search, cached } = directory();
  for (const value of ['CB1 9ZA', 'cb19za', ' CB1  9ZA']) await cached.search({ value });
  expect(search).toHaveBeenCalledTimes(1);
});

it('asks again for other words, and where only postcodes are searched', async () => {
  const { search, cached } = directory();
  await cached.search({ value: 'CB1 9ZA' });
  await cached.search({ value: 'CB1 9ZA', isPostcodeSearchOnly: true });
  await cached.search({ value: 'Lantern Street' });
  expect(search).toHaveBeenCalledTimes(3);
});

it('keeps nothing of a meter point number', async () => {
  const { search, cached } = directory();
  for (let time = 0; time < 2; time += 1)
    await cached.search({ value: '1000001901079', isMpan: true });
  expect(search).toHaveBeenCalledTimes(2);
});
