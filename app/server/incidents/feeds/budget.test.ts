import { expect, it, onTestFinished, vi } from 'vitest';
import { MINUTE } from '~/domain/time/instant';
import { severalRequests } from './requests.server';
import { feedShape } from './shapes';

/** Reads a list of CKAN whose pages are all the same; returns how many were asked for. */
async function readPages(pageOf: () => object) {
  const shape = feedShape('nged-ckan');
  if (!shape) throw new Error('no shape');
  const getText = vi.fn(async () => ({
    status: 200,
    text: JSON.stringify({ success: true, result: pageOf() }),
    headers: new Headers(),
  }));
  const url = new URL('https://feed.example/datastore_search');
  const read = severalRequests(shape, { client: { getText } as never, url, key: undefined });
  const failure = await read?.().then(
    () => null,
    (error: Error) => error.message,
  );
  return { failure, pages: getText.mock.calls.length };
}

it('ends a reading whose pages are larger together than one answer may be', async () => {
  const large = { text: 'x'.repeat(10_000_000) };
  const { failure, pages } = await readPages(() => ({ records: [large], total: 100 }));
  expect(failure).toContain('larger than 48000000 bytes');
  expect(pages).toBe(5);
});

it('ends a reading that takes longer than a minute over all its pages', async () => {
  let now = performance.now();
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now);
  onTestFinished(() => clock.mockRestore());
  const { failure, pages } = await readPages(() => {
    now += MINUTE / 6;
    return { records: [{}], total: 100 };
  });
  expect(failure).toContain('too long');
  expect(pages).toBe(7);
});
