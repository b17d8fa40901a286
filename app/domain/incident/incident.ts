import type { Instant } from '../time/instant';
import type { Position } from '../position';

export type PowerCutType = 'unplanned' | 'planned' | 'restored' | 'multiple';

/**
 * 0 multiple, 1 single premise, 2 low voltage, 3 high voltage network, 4 high voltage, 5 call
 * group.
 */
export type IncidentTypeCode = 0 | 1 | 2 | 3 | 4 | 5;

/** The region's number in the operator's profile, from 1; 0 unknown or several. */
export type Region = number;

export interface Step {
  readonly name: string;
  readonly at: Instant | null;
  /** Sanitised HTML, or null. */
  readonly message: string | null;
  readonly active: boolean;
  /** 0: one of the stages. 1: free text from the customer service team. */
  readonly stepType: number;
}

/** The outline is empty if the feed has none. */
export interface SectorShape {
  readonly sector: string;
  readonly centre: Position | null;
  readonly outline: readonly Position[];
}

export interface IncidentGroup {
  readonly unplanned: readonly string[];
  readonly planned: readonly string[];
  readonly restored: readonly string[];
}

/**
 * Times are instants, absent values are null, sectors read "CB1 9" and postcodes "CB1 9ZA". Wire
 * names stay in app/server/incidents.
 */
export interface Incident {
  readonly reference: string;
  /** Null for an unknown type. */
  readonly powerCutType: PowerCutType | null;
  readonly type: IncidentTypeCode;
  readonly typeName: string | null;
  /** The feed's cause code, such as "47"; null if blank. */
  readonly category: string | null;
  readonly statusId: number;
  readonly region: Region;
  readonly group: IncidentGroup | null;
  readonly steps: readonly Step[];
  readonly createdAt: Instant | null;
  readonly receivedAt: Instant | null;
  readonly estimatedAt: Instant | null;
  readonly restoredAt: Instant | null;
  readonly plannedAt: Instant | null;
  readonly plannedDayMonth: string | null;
  /** The feed's text: "26 Nov 14:00 - 15:00", "To be confirmed" or null. */
  readonly estimateText: string | null;
  readonly stormEstimateText: string | null;
  /** Plain text. */
  readonly cause: string | null;
  readonly stormCause: string | null;
  readonly plannedReason: string | null;
  /** Null if the feed gives no number, which is not 0. */
  readonly customersAffected: number | null;
  readonly customersPlanned: number | null;
  readonly sectors: readonly string[];
  readonly postcodes: readonly string[];
  /** Pages only show them through `streetsOf`. */
  readonly streets: readonly string[];
  /** The post town of most of its sectors; null if unknown. docs/decisions/place-names.md */
  readonly town: string | null;
  readonly county: string | null;
  readonly shapes: readonly SectorShape[];
  /** The only place of an incident without sectors; null if the feed gives no point. */
  readonly point: Position | null;
  readonly placeName: string | null;
  /** The feed gives only the day: `plannedAt` is its midnight. */
  readonly isPlannedDay: boolean;
}
