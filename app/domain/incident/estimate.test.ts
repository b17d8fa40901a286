import { describe, expect, it } from 'vitest';
import { fromLondon } from '../time/london-time';
import { estimateOf, type Estimate } from './estimate';
import { exampleIncident } from '../../../tests/fixtures/example-incident';
import type { Incident } from './incident';

const now = fromLondon(2025, 11, 26, 12);
const calm = { storm: false, now };
const window = (from: number, to: number, multiDay = false, overdue = false): Estimate => ({
  kind: 'window',
  from,
  to,
  multiDay,
  overdue,
});

describe('estimateOf [L-338, L-612, L-648]', () => {
  it.each<[string, Partial<Incident>, Estimate]>([
    [
      'a range of one day',
      { estimateText: '26 Nov 14:00 - 15:00' },
      window(fromLondon(2025, 11, 26, 14), fromLondon(2025, 11, 26, 15)),
    ],
    [
      'a range up to midnight is one day',
      { estimateText: '26 Nov 23:00 - 27 Nov 00:00' },
      window(fromLondon(2025, 11, 26, 23), fromLondon(2025, 11, 27)),
    ],
    [
      'a range over midnight',
      { estimateText: '26 Nov 23:30 - 27 Nov 00:30' },
      window(fromLondon(2025, 11, 26, 23, 30), fromLondon(2025, 11, 27, 0, 30), true),
    ],
    [
      'a range over midnight that names one date',
      { estimateText: '26 Nov 23:30 - 00:30' },
      window(fromLondon(2025, 11, 26, 23, 30), fromLondon(2025, 11, 27, 0, 30), true),
    ],
    [
      'a "to" part over 13 characters',
      { estimateText: '26 Nov 14:00 - 26 Nov 2025 15:00' },
      window(fromLondon(2025, 11, 26, 14), fromLondon(2025, 11, 26, 15), true),
    ],
    [
      'a range over new year',
      { estimateText: '31 Dec 23:30 - 01 Jan 00:30', estimatedAt: fromLondon(2026, 1, 1) },
      window(fromLondon(2025, 12, 31, 23, 30), fromLondon(2026, 1, 1, 0, 30), true),
    ],
    [
      'the year nearest to now',
      { estimateText: '02 Jan 10:00 - 11:00' },
      window(fromLondon(2026, 1, 2, 10), fromLondon(2026, 1, 2, 11)),
    ],
    [
      'the year of the estimated time',
      { estimateText: '02 Jan 10:00 - 11:00', estimatedAt: fromLondon(2025, 1, 2, 10) },
      window(fromLondon(2025, 1, 2, 10), fromLondon(2025, 1, 2, 11), false, true),
    ],
    [
      'summer time',
      {
        estimateText: '02 Jun 14:00 - 15:00',
        estimatedAt: fromLondon(2025, 6, 2, 14, 30),
        powerCutType: 'restored',
      },
      window(Date.UTC(2025, 5, 2, 13), Date.UTC(2025, 5, 2, 14)),
    ],
    [
      'an en dash without spaces',
      { estimateText: '26 Nov 14:00–15:00' },
      window(fromLondon(2025, 11, 26, 14), fromLondon(2025, 11, 26, 15)),
    ],
    [
      'a range that has passed',
      { estimateText: '26 Nov 10:00 - 11:30' },
      window(fromLondon(2025, 11, 26, 10), fromLondon(2025, 11, 26, 11, 30), false, true),
    ],
    [
      'a range under way is not late',
      { estimateText: '26 Nov 11:30 - 12:30' },
      window(fromLondon(2025, 11, 26, 11, 30), fromLondon(2025, 11, 26, 12, 30)),
    ],
    [
      'a restored one is never late',
      { estimateText: '26 Nov 10:00 - 11:00', powerCutType: 'restored' },
      window(fromLondon(2025, 11, 26, 10), fromLondon(2025, 11, 26, 11)),
    ],
    [
      'a single time',
      { estimateText: '26 Nov 14:00' },
      { kind: 'time', at: fromLondon(2025, 11, 26, 14), overdue: false },
    ],
    [
      'a single time that has passed',
      { estimateText: '26 Nov 11:00' },
      { kind: 'time', at: fromLondon(2025, 11, 26, 11), overdue: true },
    ],
    [
      'only the estimated time',
      { estimatedAt: fromLondon(2025, 11, 26, 16) },
      { kind: 'time', at: fromLondon(2025, 11, 26, 16), overdue: false },
    ],
    [
      'a text we cannot read beside a time',
      { estimateText: 'Later', estimatedAt: fromLondon(2025, 11, 26, 16) },
      { kind: 'time', at: fromLondon(2025, 11, 26, 16), overdue: false },
    ],
    [
      'a range that runs backwards',
      { estimateText: '26 Nov 14:00 - 26 Nov 13:00', estimatedAt: fromLondon(2025, 11, 26, 14) },
      { kind: 'time', at: fromLondon(2025, 11, 26, 14), overdue: false },
    ],
    [
      'to be confirmed',
      { estimateText: 'To be confirmed' },
      { kind: 'to-be-confirmed', description: null },
    ],
    [
      'to be confirmed beats a bare time',
      { estimateText: 'To be confirmed', estimatedAt: now },
      { kind: 'to-be-confirmed', description: null },
    ],
    ['nothing', {}, { kind: 'to-be-confirmed', description: null }],
    [
      'a content-managed description',
      { estimateText: 'We are still looking for the fault.' },
      { kind: 'to-be-confirmed', description: 'We are still looking for the fault.' },
    ],
    [
      'a description of planned work',
      { powerCutType: 'planned', estimateText: 'Soon.' },
      { kind: 'to-be-confirmed', description: null },
    ],
    [
      'a day that is none',
      { estimateText: '31 Feb 14:00 - 15:00' },
      { kind: 'to-be-confirmed', description: '31 Feb 14:00 - 15:00' },
    ],
    ['blank', { estimateText: '   ' }, { kind: 'to-be-confirmed', description: null }],
  ])('%s', (_, overrides, expected) => {
    expect(estimateOf(exampleIncident(overrides), calm)).toEqual(expected);
  });

  it('takes the wording for storms in a storm only', () => {
    const incident = exampleIncident({
      estimateText: '26 Nov 14:00 - 15:00',
      stormEstimateText: 'To be confirmed',
    });
    expect(estimateOf(incident, { storm: true, now }).kind).toBe('to-be-confirmed');
    expect(estimateOf(incident, calm).kind).toBe('window');
    expect(estimateOf({ ...incident, stormEstimateText: null }, { storm: true, now }).kind).toBe(
      'window',
    );
  });
});
