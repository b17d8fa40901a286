import type { Wire } from '../../lib/wire';
import type { WireIncident } from './wire-incident';

/** Eight members, and counts and groups if meaningful. */
export type WireIncidentLight = Wire<'IncidentLight'>;

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
