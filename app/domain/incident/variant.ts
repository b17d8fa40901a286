import type { Instant } from '../time/instant';
import { isMultiple, isPlanned, isRestored, isUnplanned } from './flags';
import type { Incident } from './incident';

export type IncidentVariant =
  'planned' | 'restored' | 'unplanned' | 'multiple' | 'aware' | 'not-aware' | 'not-found';

export interface WhatIsKnown {
  readonly incident: Incident | null;
  /** The URL names a reference: an unknown one is "not found", not "not aware". */
  readonly askedByReference: boolean;
  readonly aware: boolean;
}

/** Two calls were found and the toggle is on, or three calls were logged. */
export const isAware = (calls: {
  readonly twoCallsEnabled: boolean;
  readonly twoCalls: boolean;
  readonly threeCalls: boolean;
}): boolean => calls.threeCalls || (calls.twoCallsEnabled && calls.twoCalls);

/**
 * An unknown power cut type is unplanned if it has steps, otherwise not found (J-883). Restored
 * planned work stays planned: its header says so.
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
