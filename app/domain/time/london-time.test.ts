import { describe, expect, it } from 'vitest';
import { DAY, HOUR, MINUTE, SECOND } from './instant';
import {
  daysBetween,
  formatLondon,
  fromLondon,
  inLondon,
  instantOfWall,
  londonOffset,
  parseLondon,
  readWall,
  startOfLondonDay,
} from './london-time';

function clockOf(timeZone: string) {
  const intl = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  return (instant: number) => {
    const part = Object.fromEntries(
      intl.formatToParts(instant).map(({ type, value }) => [type, value]),
    );
    return `${part.year}-${part.month}-${part.day}T${part.hour}:${part.minute}:${part.second}`;
  };
}

// Feeds of ESB Networks are in Dublin's time, which has had London's clock since 1972.
describe.each(['Europe/London', 'Europe/Dublin'])('the time zone database for %s', (zone) => {
  const byIntl = clockOf(zone);
  it('agrees from 1996 to 2060', () => {
    for (
      let instant = Date.UTC(1996, 0, 1, 0, 30);
      instant < Date.UTC(2060, 0, 1);
      instant += 37 * DAY
    ) {
      expect(formatLondon(instant)).toBe(byIntl(instant));
    }
  });

  it('agrees around both switches of every year', () => {
    for (let year = 1996; year < 2060; year += 1) {
      for (const month of [2, 9]) {
        for (let day = 25; day <= 31; day += 1) {
          for (const edge of [-1, 0, 1, HOUR - 1, HOUR, HOUR + 1, -HOUR]) {
            const instant = Date.UTC(year, month, day, 1) + edge;
            expect(formatLondon(instant)).toBe(byIntl(instant));
          }
        }
      }
    }
  });
});

describe('London time', () => {
  it('comes back to the same instant, except in the second telling of the doubled hour', () => {
    const halfHours = Array.from(
      { length: 2 * 24 * 365 },
      (_, index) => Date.UTC(2026, 0, 1) + index * 30 * MINUTE,
    );
    const isToldTwice = (instant: number) =>
      londonOffset(instant) === 0 && londonOffset(instant - HOUR) === HOUR;
    const moved = halfHours.filter((instant) => instantOfWall(inLondon(instant)) !== instant);
    expect(moved).toEqual(halfHours.filter(isToldTwice));
    expect(moved.map((instant) => instant - instantOfWall(inLondon(instant)))).toEqual([
      HOUR,
      HOUR,
    ]);
  });

  it.each([
    ['2025-11-26T14:30:00', Date.UTC(2025, 10, 26, 14, 30)],
    ['2025-07-26T14:30:00', Date.UTC(2025, 6, 26, 13, 30)],
    ['2025-11-26T14:30', Date.UTC(2025, 10, 26, 14, 30)],
    ['2025-11-25T09:17:23.02', Date.UTC(2025, 10, 25, 9, 17, 23, 20)],
    ['2025-11-25T09:17:23.787654', Date.UTC(2025, 10, 25, 9, 17, 23, 787)],
    ['2025-07-26T14:30:00Z', Date.UTC(2025, 6, 26, 14, 30)],
    ['2025-07-26T14:30:00+01:00', Date.UTC(2025, 6, 26, 13, 30)],
    ['2026-03-29T01:30:00', Date.UTC(2026, 2, 29, 1, 30)],
    ['2026-10-25T01:30:00', Date.UTC(2026, 9, 25, 0, 30)],
    ['0001-01-01T00:00:00', null],
    ['2025-02-30T10:00:00', null],
    ['2025-13-01T10:00:00', null],
    ['1899-12-31T10:00:00', null],
    ['2025-11-26T10:60:00', null],
    ['2025-11-26T10:30.5', null],
    ['2025-11-26T10:30:00+24:00', null],
    ['2025-11-26T24:00:00', null],
    ['2025-11-26', null],
    ['soon', null],
    ['', null],
    [null, null],
    [1764165600000, null],
    ['2'.repeat(100_000), null],
  ])('reads %.40s', (text, expected) => {
    expect(parseLondon(text)).toBe(expected);
  });

  it.each([
    ['27/3/2026', '2026-03-27'],
    ['29/2/2028', '2028-02-29'],
    ['29/2/2027', null],
    ['27/3/26', null],
    ['27/3/2026 ', null],
    ['1/1/1899', null],
    ['1'.repeat(100_000), null],
  ])('reads the day %s in one format only', (text, expected) => {
    expect(readWall(text, 'D/M/YYYY')?.format('YYYY-MM-DD') ?? null).toBe(expected);
  });

  it('words a moment alike wherever the machine stands, also in an hour that its own zone leaves out', () => {
    const before = process.env.TZ;
    try {
      for (const zone of ['America/New_York', 'Europe/Berlin', 'Europe/London', 'Africa/Cairo']) {
        process.env.TZ = zone;
        expect(formatLondon(Date.UTC(2026, 2, 29, 1, 30))).toBe('2026-03-29T02:30:00');
        expect(formatLondon(Date.UTC(2026, 3, 23, 23, 30))).toBe('2026-04-24T00:30:00');
        expect(parseLondon('2026-10-25T01:30:00')).toBe(Date.UTC(2026, 9, 25, 0, 30));
      }
    } finally {
      process.env.TZ = before;
    }
  });

  it('counts days by London midnights, over a switch too', () => {
    const lateOnSaturday = fromLondon(2026, 3, 28, 23, 59);
    expect(daysBetween(lateOnSaturday, lateOnSaturday + MINUTE)).toBe(1);
    expect(daysBetween(fromLondon(2026, 6, 1, 0, 30), fromLondon(2026, 6, 1, 23, 59))).toBe(0);
    expect(daysBetween(fromLondon(2026, 6, 2), fromLondon(2026, 6, 1, 23, 59, 59))).toBe(-1);
    expect(daysBetween(fromLondon(2026, 3, 28), fromLondon(2026, 3, 30))).toBe(2);
  });

  it('finds the start of a day of 23 hours and of the one after it', () => {
    const day = startOfLondonDay(fromLondon(2026, 3, 29, 15));
    expect(day).toBe(Date.UTC(2026, 2, 29));
    expect(startOfLondonDay(day, 1) - day).toBe(23 * HOUR);
    expect(formatLondon(startOfLondonDay(day, 1) - SECOND)).toBe('2026-03-29T23:59:59');
  });
});
