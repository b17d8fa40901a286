import { z } from 'zod';
import { type Instant } from '~/domain/time/instant';
import { daysBetween, inLondon, instantOfWall } from '~/domain/time/london-time';
import { defineFieldType } from '../../engine/field-type';
import { instantOf } from '../../engine/quarter-hour';
import { readDay, speakDay } from '../../parts/day-answer';
import { sendText, writeText } from '../../parts/single-value';

/** The same day of the month three months on, or the last of that month. */
const inThreeMonths = (now: Instant): Instant => instantOfWall(inLondon(now).startOf('day').add(3, 'month'));

/** More than 11 days and less than 3 months ahead, in calendar days of London; both ends are out. Decision F-554. */
export function inCommissioningWindow(day: string, now: Instant): boolean {
  const start = instantOf(day, '00:00');
  return start !== null && daysBetween(now, start) > 11 && start < inThreeMonths(now);
}

/** Specification: form engine, section 5 (Date picker, connections). */
export const commissioningDate = defineFieldType<string>({
  name: 'commissioning date',
  answer: z.string(),
  read: (posted) => readDay(posted),
  write: writeText,
  check: (answer, _field, { now, say }) => {
    if (instantOf(answer, '00:00') === null) return [{ part: '', message: say('dateInvalid') }];
    return inCommissioningWindow(answer, now) ? [] : [{ part: '', message: say('commissioningDate') }];
  },
  compare: (answer) => answer,
  show: (answer) => [speakDay(answer)],
  send: sendText,
});
