import { describe, expect, it } from 'vitest';
import { fromLondon } from '../time/london-time';
import {
  isRoundTheClock,
  milesBetween,
  nearestNow,
  opennessAt,
  warmChoices,
  WEEKDAYS,
  type WarmPlace,
} from './warm-place';

/** A Friday. */
const at = (hour: number, minute = 0, day = 20) => fromLondon(2026, 11, day, hour, minute);
const hours = (opens: number, closes: number, ...days: (typeof WEEKDAYS)[number][]) =>
  (days.length > 0 ? days : WEEKDAYS).map((day) => ({
    day,
    opens: opens * 60,
    closes: closes * 60,
  }));
const place = (name: string, more: Partial<WarmPlace> = {}): WarmPlace => ({
  id: name,
  name,
  address: '1 High Street',
  town: 'Lowestoft',
  postcode: null,
  lat: 52.48,
  lng: 1.75,
  hours: hours(10, 22),
  services: [],
  stepFree: true,
  access: null,
  languages: [],
  phone: null,
  open: true,
  ...more,
});

describe('whether a warm place is open', () => {
  it.each([
    ['in its hours', hours(10, 22), at(15), { kind: 'open', until: at(22) }],
    ['from the minute on', hours(10, 22), at(10), { kind: 'open', until: at(22) }],
    ['not any more as it closes', hours(10, 22), at(22), { kind: 'later', from: at(10, 0, 21) }],
    ['before its hours', hours(10, 22), at(9), { kind: 'later', from: at(10) }],
    ['past midnight', hours(18, 2), at(1), { kind: 'open', until: at(2) }],
    ['on another day', hours(10, 22, 'Monday'), at(15), { kind: 'later', from: at(10, 0, 23) }],
    ['twice a day', [...hours(8, 12), ...hours(14, 18)], at(13), { kind: 'later', from: at(14) }],
    [
      'hours that follow one another',
      [...hours(8, 12), ...hours(12, 18)],
      at(9),
      { kind: 'open', until: at(18) },
    ],
    ['no hours', [], at(15), { kind: 'unknown' }],
  ])('%s', (_, list, now, expected) => expect(opennessAt({ hours: list }, now)).toEqual(expected));

  it('day and night', () => {
    const now = at(15);
    expect(isRoundTheClock(opennessAt({ hours: hours(0, 24) }, now), now)).toBe(true);
    expect(isRoundTheClock(opennessAt({ hours: hours(10, 22) }, now), now)).toBe(false);
  });
});

describe('which warm places come first [X-47]', () => {
  const here = { lat: 52.48, lng: 1.75 };
  const near = place('Near', { lat: 52.5 });
  const far = place('Far', { lat: 52.7 });
  const beyond = place('Beyond', { lat: 53.5 });
  const shut = place('Shut', { open: false });
  const names = (choices: readonly { place: WarmPlace }[]) =>
    choices.map(({ place: { name } }) => name);

  it('the nearest, where it is known from where', () =>
    expect(names(warmChoices([beyond, far, shut, near], here, at(15)))).toEqual([
      'Near',
      'Far',
      'Beyond',
    ]));

  it('else those that are open, by town', () =>
    expect(
      names(
        warmChoices(
          [
            place('Late', { hours: hours(20, 23) }),
            place('Z', { town: 'Cromer' }),
            place('A'),
            place('No', { hours: [] }),
          ],
          null,
          at(15),
        ),
      ),
    ).toEqual(['Z', 'A', 'Late', 'No']));

  const late = place('Late', { lat: 52.481, hours: hours(20, 23) });
  const monday = place('Monday', { lat: 52.481, hours: hours(9, 17, 'Monday') });
  it.each<[string, WarmPlace[], number, ReturnType<typeof nearestNow> | string]>([
    ['the nearest that is open now', [far, late, near], 15, 'Near'],
    ['not a nearer one that is shut', [far, late, shut], 15, 'Far'],
    [
      'at night, when the first one opens',
      [far, near, late],
      23,
      { kind: 'closed', from: at(10, 0, 21) },
    ],
    ['before they open', [near, late], 9, { kind: 'closed', from: at(10) }],
    ['not one that opens in three days', [monday], 15, { kind: 'closed', from: null }],
    ['not one that is too far off', [beyond], 15, { kind: 'closed', from: null }],
    ['nothing where editors opened none', [shut], 15, null],
  ])('now: %s', (_, places, hour, expected) => {
    const found = nearestNow(places, here, at(hour));
    if (typeof expected === 'string')
      expect(found?.kind === 'open' && found.choice.place.name).toBe(expected);
    else expect(found).toEqual(expected);
  });

  it('measures in miles', () => {
    const norwich = { lat: 52.628, lng: 1.299 };
    expect(Math.round(milesBetween(norwich, { lat: 52.205, lng: 0.122 }))).toBe(58);
    expect(milesBetween(norwich, norwich)).toBe(0);
  });
});
