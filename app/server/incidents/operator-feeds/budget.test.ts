import { expect, it, onTestFinished, vi } from 'vitest';
import { MINUTE } from '~/domain/time/instant';
import { severalRequests } from './requests.server';
import { feedShape } from './shapes';

async function readList(id: string, answerTo: (path: string) => object) {
  const shape = feedShape(id);
  if (!shape) throw new Error('no shape');
  const getText = vi.fn(async (path: string) => ({
    status: 200,
    text: JSON.stringify(answerTo(path)),
    headers: new Headers(),
  }));
  const url = new URL('https://feed.example/list');
  const read = severalRequests(shape, { client: { getText } as never, url, key: undefined });
  const outcome = await read?.().catch((error: Error) => error.message);
  return { outcome, asked: getText.mock.calls.length };
}

function stopClock(): (ms: number) => void {
  let now = performance.now();
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now);
  onTestFinished(() => clock.mockRestore());
  return (ms) => void (now += ms);
}

it('ends a reading whose pages are larger together than one answer may be', async () => {
  const records = [{ text: 'x'.repeat(10_000_000) }];
  const { outcome, asked } = await readList('nged-ckan', () => ({
    result: { records, total: 100 },
  }));
  expect(outcome).toContain('larger than 48000000 bytes');
  expect(asked).toBe(5);
});

it('ends a reading that takes longer than a minute over all its pages', async () => {
  const wait = stopClock();
  const { outcome, asked } = await readList('nged-ckan', () => {
    wait(MINUTE / 6);
    return { result: { records: [{}], total: 100 } };
  });
  expect(outcome).toContain('too long');
  expect(asked).toBe(7);
});

it('leaves details for the next reading after a minute', async () => {
  const wait = stopClock();
  const ids = Array.from({ length: 100 }, (_, index) => String(index));
  const { outcome, asked } = await readList('esb-powercheck', (path) => {
    const outageId = /(\d+)\/$/.exec(path)?.[1];
    if (!outageId) return { outageMessage: ids.map((i) => ({ i, t: 'Fault' })) };
    wait(MINUTE / 20);
    return { outageId };
  });
  expect(JSON.parse(outcome ?? '')).toHaveLength(ids.length);
  expect(asked).toBeLessThan(30);
});
