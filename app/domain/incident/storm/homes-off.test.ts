import { describe, expect, it } from 'vitest';
import { DAY, HOUR, MINUTE } from '../../time/instant';
import { fromLondon } from '../../time/london-time';
import { exampleIncident } from '../../../../tests/fixtures/example-incident';
import { stormCount } from './homes-off';
import type { Incident } from '../incident';

const now = fromLondon(2026, 11, 20, 15);
const cut = (
  county: string,
  customersAffected: number,
  estimatedAt: number | null,
  more: Partial<Incident> = {},
) =>
  exampleIncident({
    powerCutType: 'unplanned',
    type: 3,
    estimateText: null,
    sectors: [county],
    customersAffected,
    estimatedAt,
    ...more,
  });
const count = (...incidents: Incident[]) =>
  stormCount(incidents, now, ({ sectors }) => sectors[0] ?? 'Elsewhere');
const restored = (at: number, homes = 10) =>
  cut('Kent', homes, null, { powerCutType: 'restored', restoredAt: at, plannedAt: null });

describe('the count of a storm', () => {
  it('adds homes off by county, most first, and leaves out what is no power cut now', () => {
    const counted = count(
      cut('Kent', 10, now + HOUR),
      cut('Norfolk', 30, now + 2 * HOUR),
      cut('Kent', 5, null),
      cut('Kent', 99, null, { statusId: 8 }),
      cut('Kent', 99, null, { powerCutType: 'planned', plannedAt: now }),
      cut('Kent', 99, null, { powerCutType: 'multiple', type: 0 }),
    );
    expect(counted).toMatchObject({ off: 45, backToday: 0, uncounted: 0 });
    expect(counted.counties.map(({ name, off }) => [name, off])).toEqual([
      ['Norfolk', 30],
      ['Kent', 15],
    ]);
  });

  it('knows a county from a name for where none is known', () =>
    expect(
      count({ ...cut('Kent', 10, null), county: 'Kent' }, cut('South East', 5, null)).counties,
    ).toMatchObject([
      { name: 'Kent', isCounty: true },
      { name: 'South East', isCounty: false },
    ]));

  it('says how many power cuts are not counted yet, and makes no county of them', () =>
    expect(count(cut('Kent', 0, null), cut('Norfolk', 1, null))).toMatchObject({
      off: 1,
      uncounted: 1,
      counties: [{ name: 'Norfolk' }],
    }));

  it.each([
    ['nothing', [], 0],
    ['since midnight', [restored(now - HOUR), restored(fromLondon(2026, 11, 20, 0, 1))], 20],
    ['not yesterday', [restored(fromLondon(2026, 11, 19, 23, 59)), restored(now - DAY)], 0],
    ['not counted by the feed any more', [restored(now - HOUR, 0)], 0],
    ['not planned work', [{ ...restored(now - HOUR), plannedAt: now - 2 * HOUR }], 0],
  ])('back today: %s', (_, incidents, expected) =>
    expect(count(...incidents).backToday).toBe(expected),
  );
  it('counts power cuts that ended today, whatever the feed says of their homes', () =>
    expect(count(restored(now - HOUR, 0), restored(now - DAY, 0)).mendedToday).toBe(1));

  it.each<[string, Incident[], number | null]>([
    ['the one time', [cut('Kent', 10, now + HOUR)], now + HOUR],
    [
      'when more than half are back',
      [cut('Kent', 6, now + HOUR), cut('Kent', 4, now + 9 * HOUR)],
      now + HOUR,
    ],
    [
      'not at exactly half',
      [cut('Kent', 5, now + HOUR), cut('Kent', 5, now + 9 * HOUR)],
      now + 9 * HOUR,
    ],
    ['homes without a time count as off', [cut('Kent', 4, now + HOUR), cut('Kent', 6, null)], null],
    ['a time that has passed promises nothing', [cut('Kent', 10, now - MINUTE)], null],
    [
      'the later end of a window',
      [cut('Kent', 10, now + HOUR, { estimateText: '20 Nov 16:00 - 18:00' })],
      fromLondon(2026, 11, 20, 18),
    ],
  ])('most back by: %s', (_, incidents, expected) => {
    const counted = count(...incidents);
    expect(counted.mostBackBy).toBe(expected);
    expect(counted.counties[0]?.mostBackBy).toBe(expected);
  });
});
