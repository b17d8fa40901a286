import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readConsent } from '~/server/visit/consent.server';
import { createPageCache, type CacheRequest } from './cache.server';
import { readPreferences } from '~/server/visit/preferences.server';
import { readPreviewCookie } from '~/server/previews/cookie.server';
import { hasVisit } from '~/server/visit/session.server';

type Headers = Readonly<Record<string, string>>;
const asking = (headers: Headers, path = '/'): CacheRequest => ({
  method: 'GET',
  path,
  header: (name) => headers[name],
});
const keyOf = (headers: Headers, path?: string) =>
  createPageCache().keyOf(asking(headers, path), 'r1');
const request = (headers: Headers) => new Request('http://site.test/', { headers });
const shown = (headers: Headers) => ({
  preferences: readPreferences(request(headers)),
  consent: readConsent(request(headers)),
});

const pick = (...choices: string[]) => fc.constantFrom(...choices);
const name = pick(
  'mpn_prefs',
  'mpn_consent',
  'mpn_visit',
  'mpn_preview',
  'x',
  '',
  'MPN_CONSENT',
  'x=mpn_consent',
);
const value = fc.oneof(
  pick(
    'a1m1',
    'a0m0',
    '"a1m1"',
    'a1m1 ',
    '%61%31m1',
    'a2m1',
    'lowData=on',
    'lowData%3Don',
    'text=larger',
    'd~t',
    '%',
  ),
  pick(
    'text=larger&lowData=off',
    'lowData=on&lowData=off',
    'mpn_consent=a1m1',
    `text=${'x'.repeat(220)}&lowData=on`,
  ),
  fc.string({ maxLength: 12 }).map((text) => text.replace(/[^\x20-\x7e]/g, '')),
);
const space = pick('', '', '', ' ', '\t', '  ');
const pair = fc
  .tuple(space, name, space, pick('=', '=', '=', '', '=='), space, value)
  .map((parts) => parts.join(''));
const cookie = fc
  .array(pair, { maxLength: 5 })
  .chain((pairs) => pick(';', '; ', ';;').map((by) => pairs.join(by)));
const saveData = pick('', 'on', 'ON', 'off', 'on, on', 'on ');
const headers = fc.record({ cookie, 'save-data': saveData });

describe('a kept page is given to equal choices alone', () => {
  it.each([
    ['consent', 'x=mpn_consent=; mpn_consent =a1m1'],
    ['preferences', 'x=mpn_prefs=; mpn_prefs =lowData=on'],
    ['consent in another spelling', 'mpn_consent=%611m1'],
  ])('a cookie that only the page understood: %s', (_, poisoned) => {
    expect(shown({ cookie: poisoned })).not.toEqual(shown({}));
    expect(keyOf({ cookie: poisoned })).not.toBe(keyOf({}));
  });

  it('equal keys mean equal parsed choices', () => {
    const seen = new Map<string | null, unknown>();
    fc.assert(
      fc.property(headers, headers, (one, other) => {
        for (const each of [one, other]) {
          const key = keyOf(each);
          if (key === null) continue;
          if (seen.has(key)) expect(shown(each)).toEqual(seen.get(key));
          seen.set(key, shown(each));
        }
      }),
      { numRuns: 3000 },
    );
    expect(seen.size).toBeLessThan(60);
  });

  it('equal choices share a page, however they are written', () => {
    const plain = { cookie: 'mpn_prefs=lowData%3Don; mpn_consent=a1m0' };
    for (const other of [
      'mpn_consent=a1m0; _ga=1; mpn_prefs=lowData=on',
      'a; mpn_prefs=lowData%3Don&z=1;mpn_consent=a1m0',
    ])
      expect(keyOf({ cookie: other })).toBe(keyOf(plain));
  });

  it('a preview neither keeps a page nor is given one, and a visit is never given a page made without one', () => {
    fc.assert(
      fc.property(headers, headers, (one, other) => {
        for (const each of [one, other])
          if (readPreviewCookie(request(each)) !== null) expect(keyOf(each)).toBeNull();
        const cache = createPageCache();
        const key = keyOf(one);
        if (key === null || key !== keyOf(other)) return;
        cache.put(asking(one), key, 'page', {});
        const isCached = cache.get(asking(other), key) !== null;
        expect(isCached).toBe(hasVisit(request(one)) || !hasVisit(request(other)));
      }),
      { numRuns: 2000 },
    );
  });

  it('the key and its parts are bounded', () => {
    expect(keyOf({}, `/${'x'.repeat(1000)}`)).toBeNull();
    const long = {
      cookie: `mpn_prefs=${'lowData=on&'.repeat(1000)}; mpn_consent=${'a'.repeat(2000)}`,
    };
    expect(keyOf({ ...long, host: 'h'.repeat(260) }, `/${'x'.repeat(999)}`)?.length).toBeLessThan(
      1400,
    );
  });
});
