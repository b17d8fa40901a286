import { z } from 'zod';
import { type Field } from '../../engine/definition';
import { type Context, defineFieldType } from '../../engine/field-type';
import { type MessageKey, type Problem } from '../../engine/message';
import { valueOf } from '../../engine/form-values';
import { isoDay } from '~/domain/time/event-time';
import { isDay, slotsOf } from '../../engine/quarter-hour';
import { readDay, speakDay } from '../../parts/day-answer';

const answer = z.object({ day: z.string(), noAccess: z.boolean(), timeFrom: z.string(), timeUntil: z.string() });
type AppointmentAnswer = z.output<typeof answer>;

/** Whether somebody must give us access, which a call does not need. */
const settings = z.object({ needsAccess: z.boolean().default(true) });

/** Only for an appointment that is required or partly filled in. Decisions F-544 to F-546. */
function check(
  given: AppointmentAnswer,
  _field: Field,
  { say, now, appointmentTimes }: Context,
  { needsAccess }: z.output<typeof settings>,
): readonly Problem[] {
  const problem = (part: keyof AppointmentAnswer, key: MessageKey): Problem => ({ part, message: say(key) });
  // Without access nothing can be booked: the page says whom to call, without any other
  // error.
  if (given.noAccess && needsAccess) return [problem('noAccess', 'appointmentNoAccess')];
  const slots = slotsOf(appointmentTimes);
  const time = (part: 'timeFrom' | 'timeUntil', key: MessageKey): Problem[] =>
    given[part] === '' ? [problem(part, key)] : slots.includes(given[part]) ? [] : [problem(part, 'timeInvalid')];
  const day =
    given.day === ''
      ? [problem('day', 'appointmentDayMissing')]
      : !isDay(given.day)
        ? [problem('day', 'dateInvalid')]
        : given.day < isoDay(now)
          ? [problem('day', 'appointmentDayPast')]
          : [];
  const times = [...time('timeFrom', 'appointmentFromMissing'), ...time('timeUntil', 'appointmentUntilMissing')];
  if (times.length === 0 && given.timeUntil <= given.timeFrom) times.push(problem('timeUntil', 'appointmentOrder'));
  return [...day, ...times];
}

const spoken = (given: AppointmentAnswer): string => `${speakDay(given.day)}, ${given.timeFrom} - ${given.timeUntil}`;

/**
 * A day and a time span when someone can give us access. Specification: form engine, sections 3 and
 * 5 (Appointment picker).
 */
export const appointmentPicker = defineFieldType<AppointmentAnswer, z.output<typeof settings>>({
  name: 'appointment picker',
  answer,
  settings,
  read: (formValues) => {
    const given = {
      day: readDay(formValues, 'day') ?? '',
      noAccess: valueOf(formValues, 'noAccess') === 'true',
      timeFrom: valueOf(formValues, 'timeFrom').slice(0, 40),
      timeUntil: valueOf(formValues, 'timeUntil').slice(0, 40),
    };
    return given.day || given.noAccess || given.timeFrom || given.timeUntil ? given : null;
  },
  write: ({ noAccess, ...given }) =>
    new Map([
      ...Object.entries(given).map(([part, value]): [string, string[]] => [part, [value]]),
      ['noAccess', [String(noAccess)]],
    ]),
  check,
  missing: (_field, { say }) => [
    { part: 'day', message: say('appointmentDayMissing') },
    { part: 'timeFrom', message: say('appointmentFromMissing') },
    { part: 'timeUntil', message: say('appointmentUntilMissing') },
  ],
  show: (given) => [spoken(given)],
  send: (given) => (given ? { value: spoken(given), members: { Appointment: given } } : { value: null }),
});
