import type { DataTime } from '~/domain/incident/data-age';
import type { Incident } from '~/domain/incident/incident';
import type { Instant } from '~/domain/time/instant';
import type { Position } from '~/domain/position';

/** The whole picture at one moment. Immutable: a poll that brings something new publishes another one. */
export interface IncidentSnapshot {
  /** When the source last gave this picture. */
  readonly takenAt: Instant;
  /** From when its data are; null where nobody tells. */
  readonly data: DataTime | null;
  /** Changes when and only when an incident changed; part of ETags. */
  readonly revision: string;
  /** All incidents, multiple records included, in feed order. */
  readonly incidents: readonly Incident[];
  readonly byReference: ReadonlyMap<string, Incident>;
  /** Sector ("CB1 9") to incidents, multiple records left out. */
  readonly bySector: ReadonlyMap<string, readonly Incident[]>;
  /** Full postcode ("CB1 9ZA") to incidents, multiple records left out. */
  readonly byPostcode: ReadonlyMap<string, readonly Incident[]>;
  /** Sector to the multiple record that covers it. */
  readonly multipleBySector: ReadonlyMap<string, Incident>;
}

export interface Freshness {
  /** Time of the picture that visitors see; null before the first one. */
  readonly takenAt: Instant | null;
  /** The source has not answered for more than 90 seconds, or for three refreshes where those are longer. */
  readonly stale: boolean;
}

/** One thing that was once said about an incident's estimate. */
export interface EstimateRevision {
  readonly saidAt: Instant;
  /** As the feed worded it. */
  readonly estimateText: string | null;
  readonly estimatedAt: Instant | null;
}

export interface RoadsAffected {
  readonly reference: string;
  readonly streetNames: readonly string[];
}

export type Whereabouts =
  { readonly postcode: string; readonly addressLine1?: string; readonly mpan?: string } | { readonly pin: Position };

/**
 * Power cuts and planned work. Visitors read the snapshot in memory, so the operator's load does not grow with them.
 * Specification: journeys, sections 4 and 7; form engine, section 7.
 */
export interface Incidents {
  /** The latest picture; null only before the first answer of the source. Never throws. */
  snapshot(): IncidentSnapshot | null;
  freshness(): Freshness;
  /** The serialised answer of /api/power-cut/all-incidents (or its light form) for the current snapshot. */
  wireJson(form: 'whole' | 'light'): string;
  /** The serialised answer of incident-by-id, or null. */
  wireJsonOf(reference: string): string | null;
  /** Incidents of one meter point: unplanned, planned, restored; never a multiple record. Rejects with `unavailable`. */
  byMpan(mpan: string): Promise<readonly Incident[]>;
  /** References of future planned incidents of an address, soonest first. Rejects with `unavailable`. */
  futurePlanned(query: { mpan?: string; postcode: string; house?: string }): Promise<readonly string[]>;
  /** Roads that the incidents affect near the visitor. Rejects with `unavailable`. */
  closeRoads(
    incidents: readonly Pick<Incident, 'reference' | 'type'>[],
    near: Whereabouts,
  ): Promise<readonly RoadsAffected[]>;
  /** What was said about the estimate, newest first; one entry where nothing changed, none where nothing is recorded. */
  estimateHistory(reference: string): Promise<readonly EstimateRevision[]>;
}
