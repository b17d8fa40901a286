import { expect, it } from 'vitest';
import { dayFrom, readDay } from './day-answer';

it.each([
  '2026-03-27',
  '27/3/2026',
  '27/03/2026',
  '27.3.2026',
  '27-03-2026',
  '27 3 2026',
  '27 / 3 / 2026',
  '27/3/26',
  '27.3.26',
  '27 March 2026',
  '27 march 2026',
  '27 Mar 2026',
  '27 Mar 26',
  '27-Mar-2026',
  '27th March, 2026',
  'Friday 27 March 2026',
  'Fri, 27 Mar 2026',
  '27 Mawrth 2026',
  '\u200e27/03/2026',
  ' 27\u00a0March 2026 ',
])('%j is a day', (typed) => expect(dayFrom(typed)).toBe('2026-03-27'));

it.each([
  ['1 Sept 2026', '2026-09-01'],
  ['05/06/2026', '2026-06-05'],
  ['3 Medi 2026', '2026-09-03'],
  ['3 Mai 26', '2026-05-03'],
  ['1/2/68', '2068-02-01'],
  ['1/2/69', '1969-02-01'],
])('%j is %s', (typed, day) => expect(dayFrom(typed)).toBe(day));

it.each([
  '31 February 2026',
  '27 Marsh 2026',
  '27 M 2026',
  '32/1/2026',
  '27/13/2026',
  '27/3',
  '27/3/2026 9:00',
  '1 27 3 2026',
  'tomorrow',
  '',
])('%j stays as it was typed', (typed) => expect(dayFrom(typed)).toBe(typed));

it.each([
  ['27', '3', '2026'],
  ['27', 'March', '26'],
])('in three inputs: %s, %s, %s', (day, month, year) =>
  expect(
    readDay(
      new Map([
        ['day', [day]],
        ['month', [month]],
        ['year', [year]],
      ]),
    ),
  ).toBe('2026-03-27'),
);
