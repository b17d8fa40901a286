import type { Field } from '~/forms/engine/definition';
import type { FormQuery } from '~/forms/engine/form-query';
import { isDay, isQuarterHour } from '~/forms/engine/quarter-hour';
import { allOffered } from '~/forms/parts/one-of';
import type { Answers, Json } from '~/forms/engine/json';

/** "2026-11-21T10:15": a day and a quarter hour, either of them blank where it is none. */
function momentOf(text: string): readonly [day: string, time: string] {
  const [day = '', time = ''] = text.split('T');
  return [isDay(day) ? day : '', isQuarterHour(time) ? time : ''];
}

/** "2026-11-21T10:15/2026-11-21T23:30"; the second half may be missing. */
function spanOf(text: string): Json {
  const [from = '', until = ''] = text.split('/');
  const [calendarStartDate, startTime] = momentOf(from);
  const [calendarEndDate, endTime] = momentOf(until);
  return { calendarStartDate, startTime, calendarEndDate, endTime };
}

/** The types that a link may fill in, and how their answer is written in it. */
const READ: Readonly<Record<string, (text: string, field: Field) => Json>> = {
  text: (text) => text,
  radio: (text, field) => (allOffered([text.trim()], field) ? text.trim() : null),
  'date and time picker': spanOf,
};

/**
 * Questions that the link to a form has filled in, by a query item of the question's name. The visitor sees and may change each;
 * what the question would not accept is left out. docs/decisions/planned-and-offers.md (C-5)
 */
export function queriedAnswers(fields: readonly Field[], query: FormQuery): Answers {
  if (query.malformed) return {};
  return Object.fromEntries(
    fields.flatMap((field): [string, Json][] => {
      const text = query.items[field.alias];
      const read = READ[field.type];
      if (text === undefined || text === '' || !read) return [];
      const answer = field.kind.answer.safeParse(read(text, field));
      return answer.success ? [[field.alias, answer.data]] : [];
    }),
  );
}
