import { describe, expect, it } from 'vitest';
import * as names from './enumerations';

describe('enumerations [F-282, F-284, F-287, F-477, F-577]', () => {
  it('gives every type its short code and its name [F-272 to F-277]', () => {
    const codes = Object.values(names.INCIDENT_TYPES).map(({ shortCode }) => shortCode);
    expect(codes).toEqual(['MULTI', 'SP', 'LV', 'HV_N', 'HV_S', 'CG']);
    const labels = Object.entries(names.INCIDENT_TYPES).map(
      ([code, { label }]) => `${code} ${label}`,
    );
    expect(labels).toEqual([
      '0 multiple',
      '1 single premise',
      '2 low voltage',
      '3 high voltage network',
      '4 high voltage',
      '5 call group',
    ]);
  });

  it('names every status by its code [F-278 to F-288]', () => {
    expect(Array.from({ length: 11 }, (_, code) => `${code} ${names.statusOf(code)}`)).toEqual([
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
    [0, 'awaiting'],
    [5, 'complete'],
    [8, 'cancelled'],
    [10, 'pending cancel'],
    [11, undefined],
    [-1, undefined],
  ])('status %s is %s', (code, label) => expect(names.statusOf(code)).toBe(label));

  it.each([
    [names.powerCutTypeOf, 'Unplanned', 'unplanned'],
    [names.powerCutTypeOf, ' MULTIPLE ', 'multiple'],
    [names.powerCutTypeOf, 'Exploded', undefined],
    [names.powerCutTypeOf, null, undefined],
    [names.powerCutTypeOf, 'x'.repeat(1_000_000), undefined],
  ])('%o reads %j as %j', (read, label, expected) => expect(read(label)).toBe(expected));

  it('knows incident type codes', () => {
    expect([0, 5, 6, 1.5, '1', null].map((code) => names.isIncidentTypeCode(code))).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
  });
});
