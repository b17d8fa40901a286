import { MINUTE, type Instant } from '~/domain/instant';
import { toLondon } from '~/domain/london-time';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const two = (number: number) => String(number).padStart(2, '0');

/** "10 Mar", as PlannedDayMonth has it. API contract: Incident. */
export function dayMonth(instant: Instant): string {
  const { day, month } = toLondon(instant);
  return `${two(day)} ${MONTHS[month - 1]}`;
}

const clock = (instant: Instant) => {
  const { hour, minute } = toLondon(instant);
  return `${two(hour)}:${two(minute)}`;
};

/** "26 Nov 14:00 - 15:00", over midnight "25 Nov 23:00 - 26 Nov 00:00": an hour around the estimate, as the real feed words it. */
export function estimateWindow(estimatedAt: Instant | null): string {
  if (estimatedAt === null) return 'To be confirmed';
  const [from, to] = [estimatedAt - 30 * MINUTE, estimatedAt + 30 * MINUTE];
  const day = dayMonth(to) === dayMonth(from) ? '' : `${dayMonth(to)} `;
  return `${dayMonth(from)} ${clock(from)} - ${day}${clock(to)}`;
}
