import type { Instant } from './instant';
import { inLondon } from './london-time';

/** "05 March 2026", in London (L-742). */
export const longDate = (instant: Instant): string => inLondon(instant).format('DD MMMM YYYY');

/** "05.03.2026" */
export const dottedDate = (instant: Instant): string => inLondon(instant).format('DD.MM.YYYY');

/** "18:30", in London (L-742). */
export const hourAndMinute = (instant: Instant): string => inLondon(instant).format('HH:mm');

/** "2026-03-05" */
export const isoDay = (instant: Instant): string => inLondon(instant).format('YYYY-MM-DD');
