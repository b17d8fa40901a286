import type { Instant } from '../time/instant';
import { isMultiple, isPlanned, isRestored, isUnplanned } from './flags';
import type { Incident } from './incident';

/** What the incident page shows. The panels of the enumerations map to these; decisions J-882, F-578. */
export type IncidentVariant = 'planned' | 'restored' | 'unplanned' | 'multiple' | 'aware' | 'not-aware' | 'not-found';

export interface WhatIsKnown {
  readonly incident: Incident | null;
  /** The visitor's address of the page names a reference: an unknown one is "not found", not "not aware". */
  readonly askedByReference: boolean;
  /** Calls say that something is wrong although the feed does not. */
  readonly aware: boolean;
}

/** Aware: two calls were found and the toggle is on, or three calls were logged. Specification: journeys, section 4 "Incident page variant". */
export const isAware = (calls: {
  readonly twoCallsEnabled: boolean;
  readonly twoCalls: boolean;
  readonly threeCalls: boolean;
}): boolean => calls.threeCalls || (calls.twoCallsEnabled && calls.twoCalls);

/**
 * The variant of the incident page. An unknown power cut type reads as unplanned when it has steps, otherwise as not found (J-883).
 * Planned work that is restored stays the planned variant: its header says so. Specification: journeys, section 4.
 */
export function variantOf({ incident, askedByReference, aware }: WhatIsKnown, now: Instant): IncidentVariant {
  if (incident === null) return askedByReference ? 'not-found' : aware ? 'aware' : 'not-aware';
  if (isMultiple(incident)) return 'multiple';
  if (isPlanned(incident)) return 'planned';
  if (isRestored(incident, now)) return 'restored';
  return isUnplanned(incident) ? 'unplanned' : 'not-found';
}
