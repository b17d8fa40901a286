import type { Definition } from '~/forms/engine/definition';
import { fieldsOf } from '~/forms/engine/definition';
import type { Answers } from '~/forms/engine/json';
import { defaultAppointment, slotsOf } from '~/forms/engine/quarter-hour';
import type { Instant } from '~/domain/time/instant';

/**
 * A required appointment begins with the next quarter hour, where the form offers it; one that may be left out begins empty,
 * so that nobody makes an appointment by not answering. Specification: form engine, section 9; decision F-547.
 */
export function appointmentsToBegin(definition: Definition, now: Instant): Answers {
  const begin = defaultAppointment(now);
  const slots = slotsOf(definition.appointmentTimes);
  if (!slots.includes(begin.timeFrom) || !slots.includes(begin.timeUntil)) return {};
  const needed = fieldsOf(definition).filter(({ type, required }) => type === 'appointment picker' && required);
  return Object.fromEntries(needed.map(({ alias }) => [alias, { ...begin, noAccess: false }]));
}
