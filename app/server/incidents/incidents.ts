import type { DataTime } from '~/domain/incident/data-age';
import type { Incident } from '~/domain/incident/incident';
import type { Instant } from '~/domain/time/instant';
import type { Position } from '~/domain/position';
import type { SourceCredit } from '~/domain/open/source-credit';

/** All incidents at one moment. Immutable: a poll that finds a change makes a new snapshot. */
export interface IncidentSnapshot {
  /** When the source last confirmed this snapshot. */
  readonly takenAt: Instant;
  /** The age of its data; null if the source doesn't say. */
  readonly data: DataTime | null;
  /** Changes exactly when an incident changes; part of ETags. */
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
  /** When the snapshot that visitors see was confirmed; null before the first one. */
  readonly takenAt: Instant | null;
  /** The source hasn't answered for 90 seconds or three refreshes, whichever is longer. */
  readonly stale: boolean;
}

/** An earlier or current estimate of an incident. */
export interface EstimateRevision {
  readonly reportedAt: Instant;
  /** As the feed worded it. */
  readonly estimateText: string | null;
  readonly estimatedAt: Instant | null;
}

export interface RoadsAffected {
  readonly reference: string;
  readonly streetNames: readonly string[];
}

export type Whereabouts =
  | { readonly postcode: string; readonly addressLine1?: string; readonly mpan?: string }
  | { readonly pin: Position };

/** How often what visitors see has changed since the process began, and when it last did. */
export interface LastChange {
  readonly count: number;
  readonly at: Instant;
}

/**
 * Power cuts and planned work. Visitors read the snapshot in memory, so the operator's load does not grow with them.
 * Specification: journeys, sections 4 and 7; form engine, section 7.
 */
export interface Incidents {
  /** The latest snapshot; null only before the source first answers. Never throws. */
  snapshot(): IncidentSnapshot | null;
  freshness(): Freshness;
  lastChange(): LastChange;
  /** The JSON of /api/power-cut/all-incidents (or its light form) for the current snapshot. */
  wireJson(form: 'whole' | 'light'): string;
  /** The JSON of incident-by-id, or null. */
  wireJsonOf(reference: string): string | null;
  /**
   * Incidents of one meter point, unplanned, planned or restored; never multiple records. Rejects
   * with `unavailable`.
   */
  byMpan(mpan: string): Promise<readonly Incident[]>;
  /** References of future planned work at an address, soonest first. Rejects with `unavailable`. */
  futurePlanned(query: {
    mpan?: string;
    postcode: string;
    house?: string;
  }): Promise<readonly string[]>;
  /** Roads that the incidents affect near the visitor. Rejects with `unavailable`. */
  closeRoads(
    incidents: readonly Pick<Incident, 'reference' | 'type'>[],
    near: Whereabouts,
  ): Promise<readonly RoadsAffected[]>;
  /** The credit that the feed's licence asks for; null if it asks for none, or is invented. */
  credit(): SourceCredit | null;
  /** All estimates, newest first: one if it never changed, none if nothing was recorded. */
  estimateHistory(reference: string): Promise<readonly EstimateRevision[]>;
}
