import type { Instant } from '../time/instant';

/** A label shows until its end; without one always. Specification: journeys, section 5 (accordion label). */
export const labelShown = (until: Instant | null, now: Instant): boolean => until === null || now <= until;
