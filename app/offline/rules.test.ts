import { describe, expect, it } from 'vitest';
import { HOUR, MINUTE, SECOND } from '~/domain/time/instant';
import {
  beyond,
  forgets,
  isGatewayError,
  isFile,
  isFormStep,
  isFresh,
  isTaken,
  LIMITS,
  madeAt,
  mayKeep,
  storeOf,
  surplusOf,
} from './rules';

const NOW = Date.parse('2026-11-23T14:14:00Z');
const headers = (values: Record<string, string> = {}) => ({
  headers: new Headers({ 'Content-Type': 'text/html; charset=utf-8', ...values }),
});

describe('what is kept', () => {
  it.each([
    ['/', 'seen'],
    ['/power-cut', 'seen'],
    ['/power-cut/list', 'seen'],
    ['/power-cut/incident', 'seen'],
    ['/power-cut/search', 'seen'],
    ['/power-cut/cambridge', 'seen'],
    ['/forms/report-a-power-cut/where', 'seen'],
    ['/forms/report-a-power-cut/check', 'seen'],
    ['/offline', 'standing'],
    ['/cy', 'seen'],
    ['/cy/', 'seen'],
    ['/cy/power-cut/incident', 'seen'],
    ['/cy/offline', 'standing'],
    ['/cyprus/offline', null],
    ['/help/safety', 'standing'],
    ['/power-cut-advice', 'standing'],
    ['/forms/report-a-power-cut/thank-you', null],
    ['/preview/links', null],
    ['/supplier-and-mpan/form', null],
    ['/api/power-cut/all-incidents', null],
    ['/news/call-105', null],
    ['/metrics', null],
  ])('%s: %s', (path, store) => expect(storeOf(path)).toBe(store));

  it.each([
    ['a page', 200, {}, true],
    ['a page of one visitor', 200, { 'Cache-Control': 'private, no-store' }, true],
    ['a preview', 200, { 'X-Robots-Tag': 'noindex' }, false],
    ['an error', 503, {}, false],
    ['not found', 404, {}, false],
    ['a redirect', 303, {}, false],
    ['a form that came back wrong', 422, {}, false],
    ['data', 200, { 'Content-Type': 'application/json' }, false],
  ])('%s', (_what, status, more, expected) =>
    expect(mayKeep({ status, ...headers(more) })).toBe(expected),
  );

  it.each([
    ['/assets/entry-abc.js', true],
    ['/fonts/a.woff2', true],
    ['/media/a.jpg', false],
    ['/service-worker.js', false],
  ])('the file %s: %s', (path, expected) => expect(isFile(path)).toBe(expected));

  it.each([
    ['/forms/report-a-power-cut/where', true],
    ['/forms/email-us/check', true],
    ['/offline/report', true],
    ['/cy/offline/report', true],
    ['/cy/forms/report-a-power-cut/where', true],
    ['/cookies', false],
    ['/power-cut/search', false],
    ['/hooks/content', false],
  ])('a form posted to %s: %s', (path, expected) => expect(isFormStep(path)).toBe(expected));
});

describe('age', () => {
  it.each([
    ['its date', { Date: 'Mon, 23 Nov 2026 14:14:00 GMT' }, NOW],
    [
      'less the time in a cache',
      { Date: 'Mon, 23 Nov 2026 14:14:00 GMT', Age: '20' },
      NOW - 20 * SECOND,
    ],
    ['a wrong age is none', { Date: 'Mon, 23 Nov 2026 14:14:00 GMT', Age: 'old' }, NOW],
    ['nobody says', {}, null],
    ['a wrong date', { Date: 'yesterday' }, null],
  ])('%s', (_what, values, at) =>
    expect(madeAt(headers(values as Record<string, string>))).toBe(at),
  );

  it.each([
    [NOW - 48 * HOUR + MINUTE, true],
    [NOW - 48 * HOUR, false],
    [NOW + HOUR, true],
    [NOW + 49 * HOUR, false],
    [null, false],
  ])('made at %s may still be read: %s', (at, fresh) =>
    expect(isFresh(at, NOW, LIMITS.seen)).toBe(fresh),
  );

  it('what is too old or too much goes, the oldest first', () => {
    const entries = [NOW - 3, NOW - 1, NOW - 2, NOW - 100, null].map((at) => ({ at }));
    const gone = surplusOf(entries, NOW, { maxAge: 50, maxEntries: 2 });
    expect(gone.map(({ at }) => at)).toEqual([NOW - 3, NOW - 100, null]);
    expect(surplusOf(entries.slice(0, 2), NOW, { maxAge: 50, maxEntries: 2 })).toEqual([]);
  });
});

it('what is beyond a number of bytes goes, the oldest first', () => {
  const entries = [NOW - 3, NOW - 1, NOW - 2].map((at) => ({ at, bytes: 40 }));
  expect(beyond(entries, 100).map(({ at }) => at)).toEqual([NOW - 3]);
  expect(beyond(entries, 120)).toEqual([]);
});

it.each([
  [200, false],
  [404, false],
  [500, false],
  [502, true],
  [503, true],
  [504, true],
])('an answer %i: away %s', (status, away) => expect(isGatewayError({ status })).toBe(away));

describe('being forgotten', () => {
  const form = (fields: Record<string, string>) => {
    const data = new FormData();
    for (const [name, value] of Object.entries(fields)) data.set(name, value);
    return data;
  };
  it.each([
    ['/offline', { do: 'forget' }, 'everything'],
    ['/cy/offline', { do: 'forget' }, 'everything'],
    ['/cy/power-cut/search', { forget: 'x' }, 'pages'],
    ['/offline', { do: 'delete', id: '1' }, null],
    ['/power-cut/search', { 'forget-all': 'all' }, 'everything'],
    ['/power-cut/search/dialog', { forget: 'x' }, 'pages'],
    ['/power-cut/search', { select: 'x' }, null],
    ['/forms/email-us/message', { do: 'forget', 'forget-all': 'all' }, null],
  ] as const)('%s %j: %s', (path, fields, what) => expect(forgets(path, form(fields))).toBe(what));
});

it.each([
  [{ status: 0, type: 'opaqueredirect' }, true],
  [{ status: 200, type: 'basic' }, true],
  [{ status: 422, type: 'basic' }, true],
  [{ status: 429, type: 'basic' }, false],
  [{ status: 503, type: 'basic' }, false],
])('an answer %j to a form that waited: taken %s', (answer, taken) =>
  expect(isTaken(answer)).toBe(taken),
);
