import { z } from 'zod';
import { defineFieldType } from '../../engine/field-type';
import { isoDay } from '~/domain/time/event-time';
import { isDay, instantOf } from '../../engine/quarter-hour';
import { readDay, speakDay } from '../../parts/day-answer';
import { sendText, writeText } from '../../parts/single-value';
import type { Instant } from '~/domain/time/instant';
import { daysBetween, inLondon, instantOfWall } from '~/domain/time/london-time';

const inThreeMonths = (now: Instant): Instant =>
  instantOfWall(inLondon(now).startOf('day').add(3, 'month'));

/**
 * More than 11 days and less than 3 months ahead, in London calendar days; both ends are excluded
 * (F-554).
 */
function inCommissioningWindow(day: string, now: Instant): boolean {
  const start = instantOf(day, '00:00');
  return start !== null && daysBetween(now, start) > 11 && start < inThreeMonths(now);
}

export const commissioningDate = defineFieldType<string>({
  name: 'commissioning date',
  answer: z.string(),
  read: (formValues) => readDay(formValues),
  write: writeText,
  check: (answer, _field, { now, say }) => {
    if (instantOf(answer, '00:00') === null) return [{ part: '', message: say('dateInvalid') }];
    return inCommissioningWindow(answer, now)
      ? []
      : [{ part: '', message: say('commissioningDate') }];
  },
  compare: (answer) => answer,
  show: (answer) => [speakDay(answer)],
  send: sendText,
});

const settings = z.object({
  earliest: z
    .string()
    .refine((text) => text === 'today' || isDay(text))
    .nullish(),
  latest: z
    .string()
    .refine((text) => text === 'today' || isDay(text))
    .nullish(),
});

/** As "2026-03-27" (F-612). */
export const date = defineFieldType<string, z.output<typeof settings>>({
  name: 'date',
  answer: z.string(),
  settings,
  read: (formValues) => readDay(formValues),
  write: writeText,
  check: (answer, field, { now, say }, { earliest, latest }) => {
    const bound = (text: string) => (text === 'today' ? isoDay(now) : text);
    if (!isDay(answer)) return [{ part: '', message: field.patternMessage || say('dateInvalid') }];
    if (earliest && answer < bound(earliest)) return [{ part: '', message: say('dateTooEarly') }];
    return latest && answer > bound(latest) ? [{ part: '', message: say('dateTooLate') }] : [];
  },
  compare: (answer) => answer,
  show: (answer) => [speakDay(answer)],
  send: sendText,
});
