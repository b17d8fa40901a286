import { z } from 'zod';
import { defineFieldType } from '../../engine/field-type';
import { isoDay } from '~/domain/time/event-time';
import { isDay } from '../../engine/quarter-hour';
import { readDay, speakDay } from '../../parts/day-answer';
import { sendText, writeText } from '../../parts/single-value';

const settings = z.object({
  /** Bounds as days, or `today`. */
  earliest: z
    .string()
    .refine((text) => text === 'today' || isDay(text))
    .nullish(),
  latest: z
    .string()
    .refine((text) => text === 'today' || isDay(text))
    .nullish(),
});

/** A day, as the text "2026-03-27". Specification: form engine, sections 3 and 5; decision F-612. */
export const date = defineFieldType<string, z.output<typeof settings>>({
  name: 'date',
  answer: z.string(),
  settings,
  read: (posted) => readDay(posted),
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
