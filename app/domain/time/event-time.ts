import type { Instant } from './instant';
import { inLondon } from './london-time';

/** Specification: lookup, section 9 "Dates dd LLLL yyyy for events": "05 March 2026", in London (decision L-742). */
export const longDate = (instant: Instant): string => inLondon(instant).format('DD MMMM YYYY');

/** Specification: lookup, section 9 "dd.MM.yyyy for project end dates". */
export const dottedDate = (instant: Instant): string => inLondon(instant).format('DD.MM.YYYY');

/** Specification: lookup, section 9 "Times HH:mm": "18:30", in London (decision L-742). */
export const hourAndMinute = (instant: Instant): string => inLondon(instant).format('HH:mm');

/** Returns the day in ISO format: "2026-03-05". */
export const isoDay = (instant: Instant): string => inLondon(instant).format('YYYY-MM-DD');
