import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test, vi } from 'vitest';
import { gzipFrame } from '~/server/lib/compress.server';
import { createPageCache, type CacheRequest } from './cache.server';

const asking = (
  headers: Record<string, string> = {},
  path = '/power-cut',
  method = 'GET',
): CacheRequest => ({
  method,
  path,
  header: (name) => headers[name],
});
const keyOf = (headers: Record<string, string> = {}, path?: string, method?: string) =>
  createPageCache().keyOf(asking(headers, path, method), 'r1');

test('a page that was rendered without a visit is not given to a visit, one that was public to a visit is given to all', () => {
  const cache = createPageCache();
  const visit = asking({ cookie: 'a=b; mpn_visit=x' });
  cache.put(asking(), 'incident', 'page', {});
  expect(cache.get(visit, 'incident')).toBeNull();
  expect(cache.get(asking(), 'incident')?.body?.toString()).toBe('page');
  cache.put(visit, 'list', 'page', {});
  expect(cache.get(asking({ cookie: 'mpn_visit=y' }), 'list')?.body?.toString()).toBe('page');
  expect(cache.get(asking(), 'list')?.body?.toString()).toBe('page');
});

test.each(['mpn_visit', 'mpn_draft', 'mpn_finder', 'referenceNumber'])(
  'a page rendered for nobody in particular is not given to a visitor with %s',
  (name) => {
    const cache = createPageCache();
    cache.put(asking(), 'first page', 'page', {});
    expect(cache.get(asking({ cookie: `${name}=x` }), 'first page')).toBeNull();
    expect(cache.get(asking({ cookie: 'mpn_prefs=text%3Dlarger' }), 'first page')).not.toBeNull();
  },
);

test('a POST and an endless address are never kept', () => {
  expect(keyOf({}, '/power-cut', 'POST')).toBeNull();
  expect(keyOf({}, `/?q=${'x'.repeat(2000)}`)).toBeNull();
});

test('the key holds what shapes the page and nothing else', () => {
  expect(keyOf({ cookie: '_ga=1; mpn_consent=a1m0; mpn_prefs=text%3Dlarger' })).toBe(
    keyOf({ cookie: 'mpn_prefs=text%3Dlarger; mpn_consent=a1m0' }),
  );
  expect(keyOf({ cookie: 'mpn_prefs=text%3Dlarger' })).not.toBe(keyOf());
  expect(keyOf({ 'save-data': 'on' })).not.toBe(keyOf());
  expect(keyOf({}, '/power-cut?page=2')).not.toBe(keyOf());
  expect(keyOf({ host: 'elsewhere.example' })).toBe(keyOf({ host: 'www.operator.example' }));
});

test('expired pages take no room once others are cached', () => {
  let now = 1;
  const cache = createPageCache({ now: () => now });
  for (const key of ['a', 'b', 'c']) cache.put(asking(), key, 'page', {});
  expect(cache.size().pages).toBe(3);
  now = 25_002;
  cache.put(asking(), 'd', 'page', {});
  expect(cache.size()).toEqual({ pages: 1, bytes: 1004 });
});

test('a page is given again for ten seconds, compressed as accepted, with its headers', () => {
  let now = 1;
  const cache = createPageCache({ now: () => now });
  const html = '<p>No power cuts</p>'.repeat(50);
  cache.put(asking(), 'k', html, { vary: 'Cookie' });
  const br = cache.get(asking({ 'accept-encoding': 'gzip, deflate, br' }), 'k');
  const gzip = cache.get(asking({ 'accept-encoding': 'gzip' }), 'k');
  const plain = cache.get(asking(), 'k');
  expect(br?.headers).toMatchObject({
    vary: 'Cookie',
    'content-encoding': 'br',
    'content-length': String(br?.body?.length),
  });
  expect(brotliDecompressSync(br?.body ?? Buffer.of()).toString()).toBe(html);
  expect(gunzipSync(gzip?.body ?? Buffer.of()).toString()).toBe(html);
  expect(plain?.body?.toString()).toBe(html);
  expect(plain?.headers['content-encoding']).toBeUndefined();
  expect(plain?.headers['etag']).toBe(br?.headers['etag']);
  now = 10_002;
  expect(cache.get(asking(), 'k')).toBeNull();
  now = 25_002;
  expect(cache.get(asking(), 'k')).toBeNull();
  expect(cache.size()).toEqual({ pages: 0, bytes: 0 });
});

describe('a page that is no longer as a new one would be', () => {
  const given = (outdatedMs: number, ageMs: number, more: Record<string, string> = {}) => {
    let now = 1;
    const cache = createPageCache({ now: () => now });
    cache.put(asking(), 'k', 'page', {}, { outdatedMs: () => outdatedMs });
    now += ageMs;
    const request = asking(more);
    return [cache.get(request, 'k'), cache.getStale(request, 'k')].map((one) => one !== null);
  };
  const visit = { cookie: 'mpn_visit=x' };

  test.each([
    ['is fresh for ten seconds', 0, 10_000, {}, [true, true]],
    ['is given for fifteen more', 0, 24_999, {}, [false, true]],
    ['is over then', 0, 25_001, {}, [false, false]],
    ['is given for five seconds after an incident changed', 5000, 100, {}, [false, true]],
    ['is over after those', 5001, 100, {}, [false, false]],
    ['is over at once where its own incident changed', Infinity, 100, {}, [false, false]],
    [
      'is not served to a page that reacts to a live event',
      1,
      100,
      { 'x-news': 'r2' },
      [false, false],
    ],
    ['is not given to a visit that it does not know', 1, 100, visit, [false, false]],
  ])('%s', (_, outdatedMs, ageMs, more, expected) => {
    expect(given(outdatedMs, ageMs, more)).toEqual(expected);
  });

  test('answers whoever holds it with 304', () => {
    const cache = createPageCache();
    const held =
      cache.put(asking(), 'k', 'page', {}, { outdatedMs: () => 1 }).headers['etag'] ?? '';
    expect(cache.getStale(asking({ 'if-none-match': held }), 'k')?.status).toBe(304);
  });

  test('stays for visitors after a background render without cookies', () => {
    const cache = createPageCache();
    cache.put(asking(visit), 'list', 'page', {});
    cache.put(asking(), 'list', 'new page', {});
    expect(cache.get(asking(visit), 'list')?.body?.toString()).toBe('new page');
  });

  test('is given for as long as its basis says', () => {
    let now = 1;
    const cache = createPageCache({ now: () => now });
    cache.put(asking(), 'k', 'page', {}, { outdatedMs: () => 0, ttlMs: 60_000 });
    now = 60_000;
    expect(cache.get(asking(), 'k')).not.toBeNull();
    now = 75_002;
    expect(cache.getStale(asking(), 'k')).toBeNull();
  });
});

test('a page that was packed is not kept plain as well', () => {
  const cache = createPageCache();
  const html = '<p>No power cuts</p>'.repeat(500);
  const packed = cache.put(asking({ 'accept-encoding': 'gzip' }), 'k', html, {});
  expect(cache.size().bytes).toBe(1000 + (packed.body?.length ?? 0));
  expect(cache.get(asking(), 'k')?.body?.toString()).toBe(html);
  expect(cache.size().bytes).toBe(1000 + (packed.body?.length ?? 0));
});

test('who holds the page is told that it is the same', () => {
  const cache = createPageCache();
  const etag = cache.put(asking(), 'k', 'page', {}).headers['etag'] as string;
  expect(cache.get(asking({ 'if-none-match': `"x", ${etag}` }), 'k')).toMatchObject({
    status: 304,
    body: null,
  });
});

test('what is kept is bounded in pages and in bytes', () => {
  const few = createPageCache({ maxPages: 3 });
  const small = createPageCache({ maxBytes: 3000 });
  for (let n = 0; n < 50; n++) {
    few.put(asking(), `k${n}`, 'page', {});
    small.put(asking(), `k${n}`, 'x'.repeat(400), {});
  }
  expect(few.size().pages).toBe(3);
  expect(small.size().bytes).toBeLessThanOrEqual(3000);
});

describe('donuts [X-111, X-119]', () => {
  const donut = (text = 'around') => ({
    headers: {},
    before: Buffer.from(text),
    after: Buffer.of(),
    gzip: gzipFrame(Buffer.from(text), Buffer.of()),
  });

  test('a donut is rendered once for all who ask together, and anew after its time', async () => {
    let now = 1;
    const cache = createPageCache({ now: () => now });
    const render = vi.fn(() => Promise.resolve(donut()));
    await Promise.all(Array.from({ length: 20 }, () => cache.donut(asking(), 'k', render)));
    expect(render).toHaveBeenCalledTimes(1);
    now = 10_002;
    expect((await cache.donut(asking(), 'k', render))?.before.toString()).toBe('around');
    expect(render).toHaveBeenCalledTimes(2);
  });

  test('a stale donut is served while it is rendered again, but not to a page that reacts to a live event', async () => {
    const cache = createPageCache();
    const outdated = { outdatedMs: () => 1 };
    const ask = (text: string, request = asking()) =>
      cache.donut(request, 'k', () => Promise.resolve(donut(text)), outdated);
    const seen = async (answer: ReturnType<typeof ask>) => (await answer)?.before.toString();
    expect(await seen(ask('first'))).toBe('first');
    expect(await seen(ask('second'))).toBe('first');
    expect(await seen(ask('third', asking({ 'x-news': 'r2' })))).toBe('third');
  });

  test('a donut of a changed incident is rendered again at once', async () => {
    const cache = createPageCache();
    for (const text of ['before', 'after']) {
      const render = () => Promise.resolve(donut(text));
      const given = await cache.donut(asking(), 'k', render, { outdatedMs: () => Infinity });
      expect(given?.before.toString()).toBe(text);
    }
  });

  test('a page without a hole is not cached, and a failed render is not remembered', async () => {
    const cache = createPageCache();
    expect(await cache.donut(asking(), 'k', () => Promise.resolve(null))).toBeNull();
    await expect(
      cache.donut(asking(), 'k', () => Promise.reject(new Error('down'))),
    ).rejects.toThrow('down');
    expect(cache.size().pages).toBe(0);
    expect(await cache.donut(asking(), 'k', () => Promise.resolve(donut()))).not.toBeNull();
  });

  test('donuts and public pages share one bound, and neither is given for the other', async () => {
    const cache = createPageCache({ maxBytes: 5000 });
    for (let n = 0; n < 20; n++) {
      await cache.donut(asking(), `d${n}`, () => Promise.resolve(donut('x'.repeat(400))));
      cache.put(asking(), `p${n}`, 'x'.repeat(400), {});
    }
    expect(cache.size().bytes).toBeLessThanOrEqual(5000);
    expect(cache.get(asking(), 'd19')).toBeNull();
  });
});
