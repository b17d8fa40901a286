import type { DemoSector } from '../places/places';
import { NO_TIME, type WireIncident } from '~/server/incidents/wire/wire-incident';
import { shapeOf } from './sector-shape';

/** A multiple record only groups a sector's incidents. */
export function groupRecord(
  reference: string,
  sector: DemoSector,
  members: readonly WireIncident[],
): WireIncident {
  const of = (type: WireIncident['PowerCutType']) =>
    members
      .filter(({ PowerCutType }) => PowerCutType === type)
      .map(({ IncidentReference }) => IncidentReference);
  return {
    IncidentReference: reference,
    PowerCutType: 'Multiple',
    IncidentType: 0,
    IncidentTypeName: null,
    IncidentCategory: null,
    IncidentDno: 0,
    StatusId: 0,
    IncidentsCount: members.length,
    UnplannedIncidents: of('Unplanned'),
    PlannedIncidents: of('Planned'),
    RestoredIncidents: of('Restored'),
    Steps: [],
    CreationDateTime: NO_TIME,
    ReceivedDate: null,
    EstimatedRestorationDate: null,
    RestoredDateTime: null,
    PlannedDate: null,
    PlannedDayMonth: null,
    IncidentTypeTBCEstimatedFriendlyDescription: null,
    StormIncidentTypeTBCEstimatedFriendlyDescription: null,
    IncidentCategoryCustomerFriendlyDescription: null,
    StormIncidentCategoryCustomerFriendlyDescription: null,
    PlannedIncidentReason: null,
    NoCustomerAffected: 0,
    NoPlannedCustomers: 0,
    PostCodesAffected: [sector.sector],
    FullPostcodeData: [],
    PostcodeData: [shapeOf(sector)],
  };
}
