import { isIncidentTypeCode } from '~/domain/incident/enumerations';
import type { Incident, IncidentGroup, Region, Step } from '~/domain/incident/incident';
import { localityOf } from '~/domain/incident/place/place-name';
import { parseLondon } from '~/domain/time/london-time';
import { gazetteer } from '~/server/ports/geography/gazetteer';
import type { ReadRecord } from './live';
import { toShape } from './shapes';
import type { WireIncident, WireStep } from './wire-incident';

const toStep = ({ Name, Date, Message, Active, StepType }: WireStep): Step => ({
  name: Name,
  at: parseLondon(Date),
  message: Message,
  active: Active,
  stepType: StepType ?? 0,
});

const toGroup = ({ UnplannedIncidents, PlannedIncidents, RestoredIncidents }: WireIncident): IncidentGroup | null =>
  UnplannedIncidents || PlannedIncidents || RestoredIncidents
    ? { unplanned: UnplannedIncidents ?? [], planned: PlannedIncidents ?? [], restored: RestoredIncidents ?? [] }
    : null;

const isRegion = (dno: number): dno is Region => dno === 0 || dno === 1 || dno === 2 || dno === 3;

/** Converts a parsed record to an incident. Its texts and lists are already clean. */
export function toIncident({ wire, powerCutType }: ReadRecord): Incident {
  const shapes = wire.PostcodeData.map(toShape);
  const locality = localityOf(wire.PostCodesAffected, shapes, gazetteer);
  return {
    reference: wire.IncidentReference,
    powerCutType,
    type: isIncidentTypeCode(wire.IncidentType) ? wire.IncidentType : 2,
    typeName: wire.IncidentTypeName,
    category: wire.IncidentCategory,
    statusId: wire.StatusId,
    region: isRegion(wire.IncidentDno) ? wire.IncidentDno : 0,
    group: toGroup(wire),
    steps: wire.Steps.map(toStep),
    createdAt: parseLondon(wire.CreationDateTime),
    receivedAt: parseLondon(wire.ReceivedDate),
    estimatedAt: parseLondon(wire.EstimatedRestorationDate),
    restoredAt: parseLondon(wire.RestoredDateTime),
    plannedAt: parseLondon(wire.PlannedDate),
    plannedDayMonth: wire.PlannedDayMonth,
    estimateText: wire.IncidentTypeTBCEstimatedFriendlyDescription,
    stormEstimateText: wire.StormIncidentTypeTBCEstimatedFriendlyDescription,
    cause: wire.IncidentCategoryCustomerFriendlyDescription,
    stormCause: wire.StormIncidentCategoryCustomerFriendlyDescription,
    plannedReason: wire.PlannedIncidentReason,
    customersAffected: wire.NoCustomerAffected,
    customersPlanned: wire.NoPlannedCustomers,
    sectors: wire.PostCodesAffected,
    postcodes: wire.FullPostcodeData.map((postcode) => `${postcode.slice(0, -3)} ${postcode.slice(-3)}`),
    streets: wire.StreetNames ?? [],
    town: locality?.town ?? null,
    county: locality?.county ?? null,
    shapes,
  };
}
