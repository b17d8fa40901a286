import type { Wire } from '../../lib/wire';
import type { WireIncident } from './wire-incident';

/** What a list shows: eight members, and the counts and groups where they say something. */
export type WireIncidentLight = Wire<'IncidentLight'>;

/** Specification: journeys, section 7 (all-incidents-light); decided shape of the API contract. */
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
    ...(NoCustomerAffected > 0 && { NoCustomerAffected }),
    ...(NoPlannedCustomers > 0 && { NoPlannedCustomers }),
    ...(record.PowerCutType === 'Multiple' && {
      IncidentsCount,
      UnplannedIncidents,
      PlannedIncidents,
      RestoredIncidents,
    }),
  };
}
