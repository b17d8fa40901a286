import { expect, it } from 'vitest';
import { dottedDate, hourAndMinute, isoDay, longDate } from './event-time';

it.each([
  ['winter', '2026-03-05T09:05:00Z', '05 March 2026', '05.03.2026', '09:05', '2026-03-05'],
  [
    'summer, an hour ahead of UTC',
    '2026-07-01T23:30:00Z',
    '02 July 2026',
    '02.07.2026',
    '00:30',
    '2026-07-02',
  ],
])('%s [L-627 to L-630]', (_name, wire, long, dotted, time, iso) => {
  const instant = Date.parse(wire);
  expect([longDate(instant), dottedDate(instant), hourAndMinute(instant), isoDay(instant)]).toEqual(
    [long, dotted, time, iso],
  );
});
