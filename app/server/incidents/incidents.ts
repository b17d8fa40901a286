import type { DataTime } from '~/domain/incident/data-age';
import type { Incident } from '~/domain/incident/incident';
import type { Instant } from '~/domain/time/instant';
import type { Position } from '~/domain/position';
import type { SourceCredit } from '~/domain/open/source-credit';

/** Immutable: a poll that finds a change makes a new snapshot. */
export interface IncidentSnapshot {
  /** When the source last confirmed it. */
  readonly takenAt: Instant;
  /** Null if the source doesn't say. */
  readonly data: DataTime | null;
  /** Changes exactly when an incident changes; part of ETags. */
  readonly revision: string;
  /** Multiple records included, in feed order. */
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
  /** Null before the first snapshot. */
  readonly takenAt: Instant | null;
  /** The source hasn't answered for 90 seconds or three refreshes, whichever is longer. */
  readonly stale: boolean;
}

export interface EstimateRevision {
  readonly reportedAt: Instant;
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

/** Visitors read the snapshot in memory, so the operator's load does not grow with them. */
export interface Incidents {
  /** Null only before the source first answers. */
  snapshot(): IncidentSnapshot | null;
  freshness(): Freshness;
  lastChange(): LastChange;
  wireJson(form: 'whole' | 'light'): string;
  wireJsonOf(reference: string): string | null;
  /** Unplanned, planned or restored; never multiple records. Rejects with `unavailable`. */
  byMpan(mpan: string): Promise<readonly Incident[]>;
  /** References, soonest first. Rejects with `unavailable`. */
  futurePlanned(query: {
    mpan?: string;
    postcode: string;
    house?: string;
  }): Promise<readonly string[]>;
  /** Rejects with `unavailable`. */
  closeRoads(
    incidents: readonly Pick<Incident, 'reference' | 'type'>[],
    near: Whereabouts,
  ): Promise<readonly RoadsAffected[]>;
  /** Null if the feed's licence asks for none, or the feed is invented. */
  credit(): SourceCredit | null;
  /** Newest first: one if it never changed, none if nothing was recorded. */
  estimateHistory(reference: string): Promise<readonly EstimateRevision[]>;
}
