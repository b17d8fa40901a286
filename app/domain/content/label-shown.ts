import type { Instant } from '../time/instant';

/**
 * Returns whether a label is still shown; one without an end always is. Specification: journeys,
 * section 5 (accordion label).
 */
export const labelShown = (until: Instant | null, now: Instant): boolean =>
  until === null || now <= until;
