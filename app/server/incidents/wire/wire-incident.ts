/** Wire words for what an incident is. API contract: PowerCutType. */
export type WirePowerCutType = 'Unplanned' | 'Planned' | 'Restored' | 'Multiple';

export interface WireLatLng {
  readonly lat: number;
  readonly lng: number;
}

export interface WireStep {
  readonly Name: string;
  readonly Date: string | null;
  readonly Message: string | null;
  readonly Active: boolean;
  readonly StepType: number | null;
}

export interface WireShape {
  readonly Postcode: string;
  readonly Center: WireLatLng | null;
  readonly Coordinates: readonly WireLatLng[];
}

/**
 * An incident as the live feed and our own /api/power-cut/all-incidents write it. The members are an allow-list: staff names
 * (`Operator`, `Logs`) and everything else that a feed may hold never get past the parser.
 * API contract: Incident. Specification: journeys, section 3 and form engine, section 3 "Incident".
 */
export interface WireIncident {
  readonly IncidentReference: string;
  readonly PowerCutType: WirePowerCutType;
  readonly IncidentType: number;
  readonly IncidentTypeName: string | null;
  readonly IncidentCategory: string | null;
  readonly IncidentDno: number;
  readonly StatusId: number;
  readonly IncidentsCount: number;
  readonly UnplannedIncidents: readonly string[] | null;
  readonly PlannedIncidents: readonly string[] | null;
  readonly RestoredIncidents: readonly string[] | null;
  readonly Steps: readonly WireStep[];
  /** `0001-01-01T00:00:00` where it is not known. */
  readonly CreationDateTime: string;
  readonly ReceivedDate: string | null;
  readonly EstimatedRestorationDate: string | null;
  readonly RestoredDateTime: string | null;
  readonly PlannedDate: string | null;
  readonly PlannedDayMonth: string | null;
  readonly IncidentTypeTBCEstimatedFriendlyDescription: string | null;
  readonly StormIncidentTypeTBCEstimatedFriendlyDescription: string | null;
  readonly IncidentCategoryCustomerFriendlyDescription: string | null;
  readonly StormIncidentCategoryCustomerFriendlyDescription: string | null;
  readonly PlannedIncidentReason: string | null;
  readonly NoCustomerAffected: number;
  readonly NoPlannedCustomers: number;
  readonly PostCodesAffected: readonly string[];
  readonly FullPostcodeData: readonly string[];
  readonly PostcodeData: readonly WireShape[];
}

/** The time that means none. */
export const NO_TIME = '0001-01-01T00:00:00';
