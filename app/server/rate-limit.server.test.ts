import { expect, test } from 'vitest';
import { callerOf, createLimiter, enforceRateLimit } from './rate-limit.server';

test('a caller may ask so often, then waits, then may ask again', () => {
  const limiter = createLimiter({ perMinute: 2 });
  expect([limiter.take('a', 0), limiter.take('a', 0), limiter.take('a', 0)]).toEqual([0, 0, 30]);
  expect(limiter.take('b', 0)).toBe(0);
  expect(limiter.take('a', 29_000)).toBe(1);
  expect(limiter.take('a', 31_000)).toBe(0);
});

test('the callers remembered are bounded, and those who still ask are kept', () => {
  const limiter = createLimiter({ perMinute: 1 }, 3);
  for (let n = 0; n < 100; n++) {
    limiter.take('regular', n);
    limiter.take(`other ${n}`, n);
  }
  expect(limiter.size()).toBe(3);
  expect(limiter.take('regular', 100)).toBeGreaterThan(0);
});

test.each([
  ['the socket, whatever the request claims', 0, '203.0.113.9'],
  ['one proxy: the entry it wrote', 1, '198.51.100.2'],
  ['two proxies', 2, '198.51.100.1'],
  ['more proxies than entries: the socket', 9, '203.0.113.9'],
])('who asks: %s', (_, proxies, expected) => {
  const headers = { 'x-peer-address': '203.0.113.9', 'X-Forwarded-For': '192.0.2.66, 198.51.100.1, 198.51.100.2' };
  expect(callerOf(new Request('http://site.test/', { headers }), proxies)).toBe(expected);
});

test('over the limit is the 429 of the contract', async () => {
  const request = new Request('http://site.test/', { headers: { 'x-peer-address': '203.0.113.10' } });
  enforceRateLimit(request, 'test', { perMinute: 1 });
  let answer: unknown;
  try {
    enforceRateLimit(request, 'test', { perMinute: 1 });
  } catch (thrown) {
    answer = thrown;
  }
  expect(answer).toBeInstanceOf(Response);
  const response = answer as Response;
  expect(response.status).toBe(429);
  expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0);
  expect(await response.json()).toMatchObject({ error: 'too-many-requests' });
});
