import { describe, expect, it } from 'vitest';
import { HOUR, MINUTE } from './instant';
import { fromLondon } from './london-time';
import { clock, dateOf, dayAndDate, duration, nearDay, shortMoment, updatedAt } from './speak-time';
import { englishTimes } from '~/words/english-times';

const now = fromLondon(2026, 11, 20, 14, 40);

describe('time in words', () => {
  it.each([
    [fromLondon(2026, 11, 20, 16), '4pm'],
    [fromLondon(2026, 11, 20, 17, 30), '5:30pm'],
    [fromLondon(2026, 11, 20, 9, 5), '9:05am'],
    [fromLondon(2026, 11, 20, 12), 'noon'],
    [fromLondon(2026, 11, 20, 12, 1), '12:01pm'],
    [fromLondon(2026, 11, 20), 'midnight'],
    [fromLondon(2026, 11, 20, 0, 30), '12:30am'],
    [fromLondon(2026, 7, 20, 16), '4pm'],
  ])('%d is %s on the clock', (instant, words) => expect(clock(instant, englishTimes)).toBe(words));

  it.each([
    [fromLondon(2026, 11, 20, 16), 'today, Friday 20 November'],
    [fromLondon(2026, 11, 21, 0), 'tomorrow, Saturday 21 November'],
    [fromLondon(2026, 11, 19, 23, 59), 'yesterday, Thursday 19 November'],
    [fromLondon(2026, 11, 24, 9), 'Tuesday 24 November'],
    [fromLondon(2027, 1, 4, 9), 'Monday 4 January 2027'],
  ])('%d is %s', (instant, words) => expect(dayAndDate(instant, now, englishTimes)).toBe(words));

  it.each([
    [fromLondon(2026, 11, 20, 23), '11pm'],
    [fromLondon(2026, 11, 21), 'midnight'],
    [fromLondon(2026, 11, 21, 12), 'noon Sat'],
    [fromLondon(2026, 11, 22), 'midnight Sat'],
    [fromLondon(2026, 11, 30, 9), '9am 30 Nov'],
    [fromLondon(2026, 11, 19, 9), '9am 19 Nov'],
  ])('%d is %s in a table', (instant, words) => expect(shortMoment(instant, now, englishTimes)).toBe(words));

  it('leaves the year out where no other year is in play', () => {
    expect(dateOf(fromLondon(2027, 1, 4), fromLondon(2027, 1, 4), englishTimes)).toBe('Monday 4 January');
    expect(dateOf(fromLondon(2027, 1, 4), now, englishTimes)).toBe('Monday 4 January 2027');
  });

  it.each([
    [88 * MINUTE, '1 hour 28 minutes'],
    [MINUTE, '1 minute'],
    [2 * HOUR, '2 hours'],
    [27 * HOUR + 5 * MINUTE, '1 day 3 hours'],
    [48 * HOUR, '2 days'],
    [20_000, 'less than a minute'],
    [-5, 'less than a minute'],
  ])('%d ms last %s', (milliseconds, words) => expect(duration(milliseconds, englishTimes)).toBe(words));

  it('says the day of an older picture', () => {
    expect(updatedAt(now - 5 * MINUTE, now, englishTimes)).toBe('2:35pm');
    expect(updatedAt(now - 24 * HOUR, now, englishTimes)).toBe('2:40pm yesterday, Thursday 19 November');
    expect(nearDay(now + 48 * HOUR, now, englishTimes)).toBeNull();
  });
});
