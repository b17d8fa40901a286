import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseAddress } from './caller.server';
import { enforceRateLimit } from './api.server';
import { limits, type LimitName } from './limits';
import {
  callerOf,
  createLimiter,
  limiterOf,
  limitHeaders,
  MAX_TOTAL,
  waitOf,
} from './rate-limit.server';

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
  const headers = {
    'x-peer-address': '203.0.113.9',
    'X-Forwarded-For': '192.0.2.66, 198.51.100.1, 198.51.100.2',
  };
  expect(callerOf(new Request('http://site.test/', { headers }), proxies)).toBe(expected);
});

test.each([
  ['an IPv4 address', '192.0.2.7', '192.0.2.7'],
  ['IPv4 written as IPv6', '::ffff:192.0.2.7', '192.0.2.7'],
  ['the same in groups', '::FFFF:c000:207', '192.0.2.7'],
  ['an IPv6 address by its /64', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['another spelling of that /64', '2001:0DB8:0001:2::9', '2001:db8:1:2::/64'],
  ['with dots at the end', '64:ff9b::192.0.2.7', '64:ff9b:0:0::/64'],
  ['loopback', '::1', '0:0:0:0::/64'],
  ['a zone', 'fe80::1%eth0', 'fe80:0:0:0::/64'],
])('who is counted: %s', (_, address, expected) => {
  const peer = new Request('http://site.test/', { headers: { 'x-peer-address': address } });
  expect(callerOf(peer, 0)).toBe(expected);
  const headers = {
    'x-peer-address': '203.0.113.9',
    'X-Forwarded-For': `198.51.100.1, ${address}`,
  };
  expect(callerOf(new Request('http://site.test/', { headers }), 1)).toBe(expected);
});

test.each([
  ['192.0.2.7:4711', '192.0.2.7'],
  ['[2001:db8:1:2::3]:443', '2001:db8:1:2::/64'],
  ['unknown', '203.0.113.9'],
  ['', '203.0.113.9'],
  ['1.2.3', '203.0.113.9'],
  ['x'.repeat(5000), '203.0.113.9'],
  ['2001:db8::1::2', '203.0.113.9'],
])('an entry of X-Forwarded-For is an address or nothing: %s', (entry, expected) => {
  const headers = { 'x-peer-address': '203.0.113.9', 'X-Forwarded-For': entry };
  expect(callerOf(new Request('http://site.test/', { headers }), 1)).toBe(expected);
});

test('every address of a /64 is one caller, however it is written', () => {
  const group = fc.integer({ min: 0, max: 0xffff });
  fc.assert(
    fc.property(
      fc.tuple(group, group, group),
      fc.array(group, { minLength: 4, maxLength: 4 }),
      (net, host) => {
        const written = ['2001', ...net.map((part) => part.toString(16))].join(':');
        const address = `${written}:${host.map((part) => part.toString(16).padStart(4, '0')).join(':')}`;
        const peer = new Request('http://site.test/', { headers: { 'x-peer-address': address } });
        expect(callerOf(peer, 0)).toBe(`${written}::/64`);
        expect(parseAddress(address)).toBe(parseAddress(address.toUpperCase()));
      },
    ),
  );
});

test('pages and the API that name the same thing count together', () => {
  const request = new Request('http://site.test/', {
    headers: { 'x-peer-address': '203.0.113.77' },
  });
  for (let count = 0; count < limits.push.perMinute; count += 2) {
    expect(waitOf(request, 'push')).toBe(0);
    enforceRateLimit(request, 'push');
  }
  expect(waitOf(request, 'push')).toBeGreaterThan(0);
});

test('a limit says how much there is, how much is left, and when all of it is again', () => {
  const request = new Request('http://site.test/', {
    headers: { 'x-peer-address': '203.0.113.99' },
  });
  const rateLimit = () => limitHeaders(request, 'status', 1000).RateLimit;
  expect(limitHeaders(request, 'status', 1000)['RateLimit-Policy']).toBe('"status";q=60;w=60');
  expect(rateLimit()).toBe('"status";r=60;t=0');
  for (let count = 0; count < 70; count += 1) waitOf(request, 'status', 1000);
  expect(rateLimit()).toBe('"status";r=0;t=60');
});

test('over the limit is the 429 of the contract', async () => {
  const request = new Request('http://site.test/', {
    headers: { 'x-peer-address': '203.0.113.10' },
  });
  for (let count = 0; count < limits.push.perMinute; count += 1) enforceRateLimit(request, 'push');
  let answer: unknown;
  try {
    enforceRateLimit(request, 'push');
  } catch (thrown) {
    answer = thrown;
  }
  expect(answer).toBeInstanceOf(Response);
  const response = answer as Response;
  expect(response.status).toBe(429);
  expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0);
  expect(await response.json()).toMatchObject({ error: 'too-many-requests' });
});

test('all limits together remember so many callers, and a limit that few have met keeps its own [X-110]', () => {
  const few = limiterOf('places');
  few.spend('somebody', limits.places.perMinute, 0);
  const flooded = (
    ['feeds', 'open-data', 'calculator', 'recaptcha', 'articles', 'uploads'] satisfies LimitName[]
  ).map(limiterOf);
  for (const limiter of flooded)
    for (let caller = 0; caller < 15_000; caller += 1)
      limiter.take(`2001:db8:${caller.toString(16)}::/64`, 0);
  const all = [few, ...flooded].reduce((sum, one) => sum + one.size(), 0);
  expect(all).toBeGreaterThan(MAX_TOTAL / 2);
  expect(all).toBeLessThanOrEqual(MAX_TOTAL);
  expect(few.peek('somebody', 0)).toBeGreaterThan(0);
});

test('what is only known afterwards may be more than was left, and is paid back first', () => {
  const limiter = createLimiter({ perMinute: 60, burst: 10 });
  limiter.spend('a', 34, 0);
  expect(limiter.peek('a', 0)).toBe(25);
  // Another node's count forgives nothing.
  limiter.countElsewhere('a', 5, 0);
  expect(limiter.peek('a', 0)).toBe(25);
  expect(limiter.left('a', 0)).toEqual({ calls: 0, fullIn: 34 });
  expect([limiter.take('a', 24_000), limiter.take('a', 25_000)]).toEqual([1, 0]);
  limiter.spend('b', 4, 0);
  limiter.countElsewhere('b', 50, 0);
  expect(limiter.peek('b', 0)).toBe(1);
});

test('other nodes are told what is spent, once half of it is', () => {
  const told: [string, number][] = [];
  const limiter = createLimiter({ perMinute: 60, burst: 100 }, 10, (caller, count) =>
    told.push([caller, count]),
  );
  limiter.spend('a', 30, 0);
  limiter.spend('a', 30, 0);
  limiter.spend('a', 70, 0);
  expect(told).toEqual([
    ['a', 60],
    ['a', 70],
  ]);
});
