import { describe, expect, it } from 'vitest';
import { HOUR, MINUTE } from './instant';
import { fromLondon } from './london-time';
import {
  clock,
  dateOf,
  dayAndDate,
  duration,
  endInTable,
  endMoment,
  moment,
  momentInTable,
  nearDay,
} from './speak-time';
import { englishTimes } from '~/words/english-times';

const inTable = (words: string) =>
  words.replace('November', 'Nov').replace('December', 'Dec').replace('January', 'Jan');
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
    [fromLondon(2026, 11, 20, 18), '6pm', '6pm'],
    [fromLondon(2026, 11, 20, 18, 30), '6:30pm', '6:30pm'],
    [fromLondon(2026, 11, 20), 'midnight', 'midnight'],
    [fromLondon(2026, 11, 21), '21 November, midnight', 'midnight'],
    [fromLondon(2026, 11, 21, 12), '21 November, noon', '21 November, noon'],
    [fromLondon(2026, 11, 22), '22 November, midnight', '21 November, midnight'],
    [fromLondon(2026, 12, 3, 18), '3 December, 6pm', '3 December, 6pm'],
    [fromLondon(2026, 11, 19, 9, 5), '19 November, 9:05am', '19 November, 9:05am'],
    [fromLondon(2025, 12, 3, 18), '3 December 2025, 6pm', '3 December 2025, 6pm'],
    [fromLondon(2027, 1, 1), '1 January 2027, midnight', '31 December, midnight'],
  ])('%d is %s with its date, and %s as an end', (instant, words, asEnd) => {
    expect(moment(instant, now, englishTimes)).toBe(words);
    expect(endMoment(instant, now, englishTimes)).toBe(asEnd);
    expect(momentInTable(instant, now, englishTimes)).toBe(inTable(words));
    expect(endInTable(instant, now, englishTimes)).toBe(inTable(asEnd));
  });

  it('leaves the year out where no other year is in play', () => {
    expect(dateOf(fromLondon(2027, 1, 4), fromLondon(2027, 1, 4), englishTimes)).toBe(
      'Monday 4 January',
    );
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
  ])('%d ms last %s', (milliseconds, words) =>
    expect(duration(milliseconds, englishTimes)).toBe(words),
  );

  it('names only the days beside today', () => {
    expect(nearDay(now - 24 * HOUR, now, englishTimes)).toBe('yesterday');
    expect(nearDay(now + 48 * HOUR, now, englishTimes)).toBeNull();
  });
});
