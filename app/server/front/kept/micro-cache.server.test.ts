import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { createMicroCache, type Asking } from './micro-cache.server';

const asking = (headers: Record<string, string> = {}, path = '/power-cut', method = 'GET'): Asking => ({
  method,
  path,
  header: (name) => headers[name],
});
const keyOf = (headers: Record<string, string> = {}, path?: string, method?: string) =>
  createMicroCache().keyOf(asking(headers, path, method), 'r1');

test('a page that was rendered without a visit is not given to a visit, one that was public to a visit is given to all', () => {
  const cache = createMicroCache();
  const visit = asking({ cookie: 'a=b; mpn_visit=x' });
  cache.keep(asking(), 'incident', 'page', {});
  expect(cache.get(visit, 'incident')).toBeNull();
  expect(cache.get(asking(), 'incident')?.body?.toString()).toBe('page');
  cache.keep(visit, 'list', 'page', {});
  expect(cache.get(asking({ cookie: 'mpn_visit=y' }), 'list')?.body?.toString()).toBe('page');
  expect(cache.get(asking(), 'list')?.body?.toString()).toBe('page');
});

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
});

test('pages past their time take no room once others are kept', () => {
  let now = 0;
  const cache = createMicroCache({ now: () => now });
  for (const key of ['a', 'b', 'c']) cache.keep(asking(), key, 'page', {});
  expect(cache.size().pages).toBe(3);
  now = 10_001;
  cache.keep(asking(), 'd', 'page', {});
  expect(cache.size()).toEqual({ pages: 1, bytes: 4 });
});

test('a page is given again for ten seconds, compressed as accepted, with its headers', () => {
  let now = 0;
  const cache = createMicroCache({ now: () => now });
  const html = '<p>No power cuts</p>'.repeat(50);
  cache.keep(asking(), 'k', html, { vary: 'Cookie' });
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
  now = 10_001;
  expect(cache.get(asking(), 'k')).toBeNull();
  expect(cache.size()).toEqual({ pages: 0, bytes: 0 });
});

test('a page that was packed is not kept plain as well', () => {
  const cache = createMicroCache();
  const html = '<p>No power cuts</p>'.repeat(500);
  const packed = cache.keep(asking({ 'accept-encoding': 'gzip' }), 'k', html, {});
  expect(cache.size().bytes).toBe(packed.body?.length);
  expect(cache.get(asking(), 'k')?.body?.toString()).toBe(html);
  expect(cache.size().bytes).toBe(packed.body?.length);
});

test('who holds the page is told that it is the same', () => {
  const cache = createMicroCache();
  const etag = cache.keep(asking(), 'k', 'page', {}).headers['etag'] as string;
  expect(cache.get(asking({ 'if-none-match': `"x", ${etag}` }), 'k')).toMatchObject({ status: 304, body: null });
});

test('what is kept is bounded in pages and in bytes', () => {
  const few = createMicroCache({ maxPages: 3 });
  const small = createMicroCache({ maxBytes: 1000 });
  for (let n = 0; n < 50; n++) {
    few.keep(asking(), `k${n}`, 'page', {});
    small.keep(asking(), `k${n}`, 'x'.repeat(400), {});
  }
  expect(few.size().pages).toBe(3);
  expect(small.size().bytes).toBeLessThanOrEqual(1000);
});
