import { MINUTE, type Instant } from '~/domain/time/instant';
import { hourAndMinute } from '~/domain/time/event-time';
import { inLondon } from '~/domain/time/london-time';
import words from '../data/incidents/words.json';

/** "10 Mar", the format of PlannedDayMonth. */
export const dayMonth = (instant: Instant): string => inLondon(instant).format('DD MMM');

/**
 * "26 Nov 14:00 - 15:00", over midnight "25 Nov 23:00 - 26 Nov 00:00": an hour around the estimate,
 * in the real feed's format.
 */
export function estimateWindow(estimatedAt: Instant | null): string {
  if (estimatedAt === null) return words.toBeConfirmed;
  const [from, to] = [estimatedAt - 30 * MINUTE, estimatedAt + 30 * MINUTE];
  const day = dayMonth(to) === dayMonth(from) ? '' : `${dayMonth(to)} `;
  return `${dayMonth(from)} ${hourAndMinute(from)} - ${day}${hourAndMinute(to)}`;
}
