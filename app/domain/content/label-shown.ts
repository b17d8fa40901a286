import type { Instant } from '../time/instant';

export const labelShown = (until: Instant | null, now: Instant): boolean =>
  until === null || now <= until;
