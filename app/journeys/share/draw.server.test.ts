import { expect, it, vi } from 'vitest';
import { createDrawings } from '~/server/lib/drawings.server';
import { pngOf } from './draw.server';

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"><rect width="4" height="4"/></svg>';

it('a picture to share is drawn once for all who ask, and counted for one of them', async () => {
  const spend = vi.fn();
  const drawings = createDrawings({ limiter: { peek: () => 0, spend } });
  const ask = (caller: string) =>
    pngOf(
      new Request('http://site.test/share.png', { headers: { 'x-peer-address': caller } }),
      SVG,
      drawings,
    );
  const [first, second] = await Promise.all([ask('192.0.2.1'), ask('192.0.2.2')]);
  expect(Buffer.from(first).subarray(1, 4).toString()).toBe('PNG');
  expect(second).toBe(first);
  expect(await ask('192.0.2.3')).toBe(first);
  expect(spend).toHaveBeenCalledOnce();
  expect(spend).toHaveBeenCalledWith('192.0.2.1', expect.any(Number), expect.any(Number));
});
