import type { Wire } from '../../lib/wire';
import type { WireIncident } from './wire-incident';

/** The fields of a list: eight members, and counts and groups if meaningful. */
export type WireIncidentLight = Wire<'IncidentLight'>;

/** Specification: journeys, section 7 (all-incidents-light); the format in the API contract. */
export function toLight(record: WireIncident): WireIncidentLight {
  const {
    NoCustomerAffected,
    NoPlannedCustomers,
    IncidentsCount,
    UnplannedIncidents,
    PlannedIncidents,
    RestoredIncidents,
  } = record;
  return {
    IncidentReference: record.IncidentReference,
    PowerCutType: record.PowerCutType,
    IncidentType: record.IncidentType,
    StatusId: record.StatusId,
    PostCodesAffected: record.PostCodesAffected,
    PlannedDate: record.PlannedDate,
    EstimatedRestorationDate: record.EstimatedRestorationDate,
    IncidentTypeTBCEstimatedFriendlyDescription: record.IncidentTypeTBCEstimatedFriendlyDescription,
    ...((NoCustomerAffected ?? 0) > 0 && { NoCustomerAffected }),
    ...((NoPlannedCustomers ?? 0) > 0 && { NoPlannedCustomers }),
    ...(record.PowerCutType === 'Multiple' && {
      IncidentsCount,
      UnplannedIncidents,
      PlannedIncidents,
      RestoredIncidents,
    }),
  };
}
