import { expect, it } from 'vitest';
import { exampleIncident } from '../../../../../tests/fixtures/example-incident';
import { DAY, MINUTE } from '~/domain/time/instant';
import { buildSnapshot } from '../../../../../tests/fixtures/build-snapshot';
import { duplicateAnswer } from './duplicate.server';

const NOW = Date.UTC(2026, 10, 23, 12);
const incident = exampleIncident({
  reference: 'INCD-1-A',
  sectors: ['CB1 9'],
  postcodes: ['CB1 9ZA'],
});
const content = {
  live: () => ({ stormMode: false, stormName: null }),
  dictionary: () => ({}),
  settings: () => ({ customSms: { unplanned: true, planned: true } }),
} as never;

const ageOf = (ago: number | null, stale = false) => {
  const at = ago === null ? null : NOW - ago;
  const snapshot = buildSnapshot(
    [incident],
    NOW,
    at === null ? null : { at, source: 'feed', unchangedSince: at },
  );
  const incidents = {
    snapshot: () => snapshot,
    freshness: () => ({ takenAt: NOW, stale }),
  } as never;
  return duplicateAnswer({ content, incidents }, incident, { Postcode: 'CB1 9ZA' }, NOW).age;
};

it.each<[string, number | null, boolean, string | null]>([
  ['fresh data', MINUTE, false, null],
  ['data that nobody dates', null, false, null],
  ['data of January', 300 * DAY, false, 'This information is from 27 January, noon.'],
])('the answer that a report begins with: %s', (_, ago, stale, age) =>
  expect(ageOf(ago, stale)).toBe(age),
);

it('says so where the feed does not answer', () => expect(ageOf(MINUTE, true)).toMatch(/11:59am/));
