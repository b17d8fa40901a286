import { z } from 'zod';
import { HOUR } from '~/domain/time/instant';
import { type Field, type Context, defineFieldType } from '../../engine/field-type';
import { type MessageKey, type Problem } from '../../engine/message';
import { type FormValues, valueOf } from '../../engine/form-values';
import { instantOf, isDay, isQuarterHour } from '../../engine/quarter-hour';
import { readDay, speakDay } from '../../parts/day-answer';
import { writeParts } from '../../parts/parts';

const PARTS = ['calendarStartDate', 'startTime', 'calendarEndDate', 'endTime'] as const;
type Span = Record<(typeof PARTS)[number], string>;

const SHORTEST = 12 * HOUR;

const MISSING: Readonly<Record<keyof Span, MessageKey>> = {
  calendarStartDate: 'startDateMissing',
  startTime: 'startTimeMissing',
  calendarEndDate: 'endDateMissing',
  endTime: 'endTimeMissing',
};

const isDate = (part: string): boolean => part.startsWith('calendar');

function checkPart(part: keyof Span, value: string, { say }: Context): Problem[] {
  if (value === '') return [{ part, message: say(MISSING[part]) }];
  if (isDate(part)) return isDay(value) ? [] : [{ part, message: say('dateInvalid') }];
  return isQuarterHour(value) ? [] : [{ part, message: say('timeInvalid') }];
}

/**
 * Twelve hours of real time, even when the clocks change. A claim is about the past and has its own
 * messages (F-550 to F-553).
 */
function checkSpan(span: Span, { say, now, pageType }: Context): readonly Problem[] {
  const start = instantOf(span.calendarStartDate, span.startTime);
  const end = instantOf(span.calendarEndDate, span.endTime);
  if (start === null || end === null) return [];
  const isClaim = pageType === 'compensationClaim';
  if (isClaim && start > end)
    return [{ part: 'calendarStartDate', message: say('startAheadOfEnd') }];
  if (end - start < SHORTEST) {
    return [{ part: 'endTime', message: say(isClaim ? 'claimTooShort' : 'lessThan12Hours') }];
  }
  return isClaim && end > now ? [{ part: 'calendarEndDate', message: say('claimInFuture') }] : [];
}

function check(span: Span, _field: Field, context: Context): readonly Problem[] {
  const problems = PARTS.flatMap((part) => checkPart(part, span[part], context));
  return problems.length > 0 ? problems : checkSpan(span, context);
}

const missing = (_field: Field, { say }: Context): readonly Problem[] =>
  PARTS.map((part) => ({ part, message: say(MISSING[part]) }));

function read(formValues: FormValues): Span | null {
  const span = {
    calendarStartDate: readDay(formValues, 'calendarStartDate') ?? '',
    startTime: valueOf(formValues, 'startTime').slice(0, 40),
    calendarEndDate: readDay(formValues, 'calendarEndDate') ?? '',
    endTime: valueOf(formValues, 'endTime').slice(0, 40),
  };
  return Object.values(span).some(Boolean) ? span : null;
}

/** "2026-11-21T10:15" gives a day and a quarter hour; either is empty if invalid. */
function momentOf(text: string): readonly [day: string, time: string] {
  const [day = '', time = ''] = text.split('T');
  return [isDay(day) ? day : '', isQuarterHour(time) ? time : ''];
}

/** "2026-11-21T10:15/2026-11-21T23:30"; the second half is optional. */
function spanOf(text: string): Span {
  const [from = '', until = ''] = text.split('/');
  const [calendarStartDate, startTime] = momentOf(from);
  const [calendarEndDate, endTime] = momentOf(until);
  return { calendarStartDate, startTime, calendarEndDate, endTime };
}

const text = z.string();
const spoken = (span: Span): string[] => [
  `${speakDay(span.calendarStartDate)}, ${span.startTime}`,
  `${speakDay(span.calendarEndDate)}, ${span.endTime}`,
];

export const dateAndTimePicker = defineFieldType<Span>({
  name: 'date and time picker',
  answer: z.object({
    calendarStartDate: text,
    startTime: text,
    calendarEndDate: text,
    endTime: text,
  }),
  needsSlots: true,
  prefill: spanOf,
  read,
  write: writeParts,
  check,
  missing,
  show: spoken,
  send: (span) =>
    span ? { value: spoken(span).join(' - '), members: { DateAndTime: span } } : { value: null },
});
