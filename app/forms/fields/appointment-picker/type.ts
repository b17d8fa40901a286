import { z } from 'zod';
import { type Field, type Context, defineFieldType } from '../../engine/field-type';
import { type MessageKey, type Problem } from '../../engine/message';
import { valueOf } from '../../engine/form-values';
import { isoDay } from '~/domain/time/event-time';
import { defaultAppointment, isDay, slotsOf } from '../../engine/quarter-hour';
import { readDay, speakDay } from '../../parts/day-answer';

const answer = z.object({
  day: z.string(),
  noAccess: z.boolean(),
  timeFrom: z.string(),
  timeUntil: z.string(),
});
type AppointmentAnswer = z.output<typeof answer>;

/** A call doesn't need anybody to give us access. */
const settings = z.object({ needsAccess: z.boolean().default(true) });

/** Only for an appointment that is required or partly filled in (F-544 to F-546). */
function check(
  appointment: AppointmentAnswer,
  _field: Field,
  { say, now, appointmentTimes }: Context,
  { needsAccess }: z.output<typeof settings>,
): readonly Problem[] {
  const problem = (part: keyof AppointmentAnswer, key: MessageKey): Problem => ({
    part,
    message: say(key),
  });
  // Without access nothing can be booked: the page says whom to call, without any other
  // error.
  if (appointment.noAccess && needsAccess) return [problem('noAccess', 'appointmentNoAccess')];
  const slots = slotsOf(appointmentTimes);
  const time = (part: 'timeFrom' | 'timeUntil', key: MessageKey): Problem[] =>
    appointment[part] === ''
      ? [problem(part, key)]
      : slots.includes(appointment[part])
        ? []
        : [problem(part, 'timeInvalid')];
  const day =
    appointment.day === ''
      ? [problem('day', 'appointmentDayMissing')]
      : !isDay(appointment.day)
        ? [problem('day', 'dateInvalid')]
        : appointment.day < isoDay(now)
          ? [problem('day', 'appointmentDayPast')]
          : [];
  const times = [
    ...time('timeFrom', 'appointmentFromMissing'),
    ...time('timeUntil', 'appointmentUntilMissing'),
  ];
  if (times.length === 0 && appointment.timeUntil <= appointment.timeFrom)
    times.push(problem('timeUntil', 'appointmentOrder'));
  return [...day, ...times];
}

const spoken = (appointment: AppointmentAnswer): string =>
  `${speakDay(appointment.day)}, ${appointment.timeFrom} - ${appointment.timeUntil}`;

export const appointmentPicker = defineFieldType<AppointmentAnswer, z.output<typeof settings>>({
  name: 'appointment picker',
  answer,
  settings,
  needsSlots: true,
  // An optional one begins empty, so that nobody books by not answering (F-547).
  begin: ({ required }, { now, appointmentTimes }) => {
    const begin = defaultAppointment(now);
    const slots = slotsOf(appointmentTimes);
    return required && slots.includes(begin.timeFrom) && slots.includes(begin.timeUntil)
      ? { ...begin, noAccess: false }
      : null;
  },
  read: (formValues) => {
    const appointment = {
      day: readDay(formValues, 'day') ?? '',
      noAccess: valueOf(formValues, 'noAccess') === 'true',
      timeFrom: valueOf(formValues, 'timeFrom').slice(0, 40),
      timeUntil: valueOf(formValues, 'timeUntil').slice(0, 40),
    };
    return appointment.day || appointment.noAccess || appointment.timeFrom || appointment.timeUntil
      ? appointment
      : null;
  },
  write: ({ noAccess, ...times }) =>
    new Map([
      ...Object.entries(times).map(([part, value]): [string, string[]] => [part, [value]]),
      ['noAccess', [String(noAccess)]],
    ]),
  check,
  missing: (_field, { say }) => [
    { part: 'day', message: say('appointmentDayMissing') },
    { part: 'timeFrom', message: say('appointmentFromMissing') },
    { part: 'timeUntil', message: say('appointmentUntilMissing') },
  ],
  show: (appointment) => [spoken(appointment)],
  send: (appointment) =>
    appointment
      ? { value: spoken(appointment), members: { Appointment: appointment } }
      : { value: null },
});
