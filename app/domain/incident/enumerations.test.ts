import { describe, expect, it } from 'vitest';
import * as names from './enumerations';

describe('enumerations [F-282, F-284, F-287, F-477, F-577]', () => {
  it('names every status by its code [F-278 to F-288]', () => {
    expect(names.INCIDENT_STATUSES.map((name, code) => `${code} ${name}`)).toEqual([
      '0 awaiting',
      '1 in progress',
      '2 emergency',
      '3 delog',
      '4 reports OS',
      '5 complete',
      '6 pre-arranged',
      '7 merged',
      '8 cancelled',
      '9 pending merge',
      '10 pending cancel',
    ]);
  });

  it.each([
    [
      'power cut types (F-299 to F-302)',
      names.powerCutTypeOf,
      'unplanned, planned, restored, multiple',
    ],
  ])('reads all the words of %s', (_, read, words) => {
    expect(words.split(', ').map((word) => read(word))).toEqual(words.split(', '));
  });

  it.each([
    [names.powerCutTypeOf, 'Unplanned', 'unplanned'],
    [names.powerCutTypeOf, ' MULTIPLE ', 'multiple'],
    [names.powerCutTypeOf, 'Exploded', undefined],
    [names.powerCutTypeOf, null, undefined],
    [names.powerCutTypeOf, 'x'.repeat(1_000_000), undefined],
  ])('%o reads %j as %j', (read, label, expected) => expect(read(label)).toBe(expected));

  it('knows incident type codes [F-272 to F-277]', () => {
    expect([0, 1, 2, 3, 4, 5].filter(names.isIncidentTypeCode)).toEqual([0, 1, 2, 3, 4, 5]);
    expect([-1, 6, 1.5, '1', null].map((code) => names.isIncidentTypeCode(code))).toEqual([
      false,
      false,
      false,
      false,
      false,
    ]);
  });
});
