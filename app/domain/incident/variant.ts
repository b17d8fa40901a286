import type { Instant } from '../time/instant';
import { isMultiple, isPlanned, isRestored, isUnplanned } from './flags';
import type { Incident } from './incident';

/** What the incident page shows. The panels of the enumerations map to these; decisions J-882, F-578. */
export type IncidentVariant =
  'planned' | 'restored' | 'unplanned' | 'multiple' | 'aware' | 'not-aware' | 'not-found';

export interface WhatIsKnown {
  readonly incident: Incident | null;
  /** True if the URL names a reference: an unknown one is "not found", not "not aware". */
  readonly askedByReference: boolean;
  /** True if calls report a problem although the feed has none. */
  readonly aware: boolean;
}

/**
 * Returns aware: two calls were found and the toggle is on, or three calls were logged.
 * Specification: journeys, section 4 "Incident page variant".
 */
export const isAware = (calls: {
  readonly twoCallsEnabled: boolean;
  readonly twoCalls: boolean;
  readonly threeCalls: boolean;
}): boolean => calls.threeCalls || (calls.twoCallsEnabled && calls.twoCalls);

/**
 * Returns the variant of the incident page. An unknown power cut type is unplanned if it has steps,
 * otherwise not found (J-883). Restored planned work stays planned: its header says so.
 * Specification: journeys, section 4.
 */
export function variantOf(
  { incident, askedByReference, aware }: WhatIsKnown,
  now: Instant,
): IncidentVariant {
  if (incident === null) return askedByReference ? 'not-found' : aware ? 'aware' : 'not-aware';
  if (isMultiple(incident)) return 'multiple';
  if (isPlanned(incident)) return 'planned';
  if (isRestored(incident, now)) return 'restored';
  return isUnplanned(incident) ? 'unplanned' : 'not-found';
}
