import { describe, expect, it } from 'vitest';
import * as names from './enumerations';

describe('enumerations', () => {
  it('gives every type its short code', () => {
    const codes = Object.values(names.INCIDENT_TYPES).map(({ shortCode }) => shortCode);
    expect(codes).toEqual(['MULTI', 'SP', 'LV', 'HV_N', 'HV_S', 'CG']);
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
    [names.panelOf, 'not in our area', 'not in our area'],
    [names.panelOf, 'toString', undefined],
    [names.chartTypeOf, 'line-bar', 'line and bar'],
    [names.chartTypeOf, 'pie', 'pie'],
    [names.chartTypeOf, 'radar', undefined],
    [names.mediaTypeOf, 'video', 'Video'],
    [names.mediaTypeOf, 'PDF Presentation', 'PDF Presentation'],
    [names.socialIconTypeOf, 'X', 'twitter'],
    [names.socialIconTypeOf, 'whatsapp', 'whatsapp'],
    [names.socialIconTypeOf, 'myspace', undefined],
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
