import { describe, expect, it } from 'vitest';
import { buildSnapshot } from '../../../tests/fixtures/build-snapshot';
import { exampleIncident } from '../../../tests/fixtures/example-incident';
import { MINUTE } from '~/domain/time/instant';
import { assessSnapshot } from './snapshot-acceptance';

const group = exampleIncident({
  reference: 'MULT-1',
  powerCutType: 'multiple',
  type: 0,
  sectors: ['IP1 9', 'IP1 9'],
});
const one = exampleIncident({
  reference: 'INCD-1-A',
  sectors: ['IP1 9', 'CB1 9', 'CB1 9'],
  postcodes: ['CB1 9ZA'],
});
const two = exampleIncident({ reference: 'INCD-2-A', sectors: ['IP1 9'] });

describe('a snapshot', () => {
  it('finds incidents by reference, sector and postcode, each once, groups by sector only, the first of two', () => {
    const later = exampleIncident({ ...group, reference: 'MULT-2' });
    const snapshot = buildSnapshot([group, one, two, later], 7);
    expect(snapshot.takenAt).toBe(7);
    expect([...snapshot.byReference.keys()]).toEqual(['MULT-1', 'INCD-1-A', 'INCD-2-A', 'MULT-2']);
    expect(snapshot.bySector.get('IP1 9')).toEqual([one, two]);
    expect(snapshot.bySector.get('CB1 9')).toEqual([one]);
    expect(snapshot.byPostcode.get('CB1 9ZA')).toEqual([one]);
    expect(snapshot.multipleBySector.get('IP1 9')).toBe(group);
  });
});

describe('judging a list', () => {
  const feed = (incidents: number, dropped = 0, problem: 'not JSON' | null = null) => ({
    incidents: Array<typeof one>(incidents).fill(one),
    dropped: Array(dropped).fill({ index: 0, reason: 'not a record' as const }),
    problem,
  });
  const now = 100 * MINUTE;
  const counts = (count: number, minutesAgo = 1) => ({ count, takenAt: now - minutesAgo * MINUTE });
  const cases: readonly (readonly [
    string,
    ReturnType<typeof feed>,
    ReturnType<typeof counts> | null,
    string,
  ])[] = [
    ['the first one, empty', feed(0), null, 'accept'],
    ['empty after few', feed(0), counts(19), 'accept'],
    ['empty after many', feed(0), counts(20), 'empty'],
    ['a fifth left', feed(20), counts(100), 'accept'],
    ['less than a fifth left', feed(19), counts(100), 'wait'],
    ['empty after many that are old news', feed(0), counts(100, 11), 'accept'],
    ['one bad among many', feed(50, 1), counts(51), 'accept'],
    ['as many bad as good', feed(5, 5), null, 'accept'],
    ['more bad than good', feed(5, 6), null, 'refuse'],
    ['not JSON', feed(0, 0, 'not JSON'), null, 'refuse'],
  ];
  it.each(cases)('%s', (_name, list, before, verdict) => {
    expect(assessSnapshot(list, before, now)).toBe(verdict);
  });
});
