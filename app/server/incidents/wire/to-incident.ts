import { isIncidentTypeCode } from '~/domain/incident/enumerations';
import type { Incident, IncidentGroup, Step } from '~/domain/incident/incident';
import { localityOf, type Locality } from '~/domain/incident/place/place-name';
import type { Position } from '~/domain/position';
import { parseLondon } from '~/domain/time/london-time';
import { gazetteer } from '~/server/ports/geography/gazetteer';
import { realSectorCentres } from '~/server/ports/geography/sector-centres';
import { meanOf } from '../operator-feeds/places';
import type { ReadRecord } from './live';
import { toShape } from './sector-shapes';
import type { WireIncident, WireStep } from './wire-incident';

const toStep = ({ Name, Date, Message, Active, StepType }: WireStep): Step => ({
  name: Name,
  at: parseLondon(Date),
  message: Message,
  active: Active,
  stepType: StepType ?? 0,
});

const toGroup = ({
  UnplannedIncidents,
  PlannedIncidents,
  RestoredIncidents,
}: WireIncident): IncidentGroup | null =>
  UnplannedIncidents || PlannedIncidents || RestoredIncidents
    ? {
        unplanned: UnplannedIncidents ?? [],
        planned: PlannedIncidents ?? [],
        restored: RestoredIncidents ?? [],
      }
    : null;

/** Ireland has no postcode sectors; a town of ours across its border says nothing about a county. */
const countyOf = ({ PostCodesAffected }: WireIncident, near: Locality | null): string | null =>
  PostCodesAffected.length > 0 ? (near?.county ?? null) : null;

function middleOf(sectors: readonly string[]): Position | null {
  const { placeOf } = realSectorCentres();
  return meanOf(sectors.flatMap((sector) => placeOf(sector) ?? []));
}

export function toIncident({ wire, powerCutType }: ReadRecord): Incident {
  const shapes = wire.PostcodeData.map(toShape);
  const point = wire.Point ?? (shapes.length > 0 ? null : middleOf(wire.PostCodesAffected));
  const near = point ? gazetteer.near(point) : null;
  const locality =
    localityOf(wire.PostCodesAffected, shapes, gazetteer) ??
    (wire.PlaceName ? { town: wire.PlaceName, county: countyOf(wire, near) } : near);
  return {
    reference: wire.IncidentReference,
    powerCutType,
    type: isIncidentTypeCode(wire.IncidentType) ? wire.IncidentType : 2,
    typeName: wire.IncidentTypeName,
    category: wire.IncidentCategory,
    statusId: wire.StatusId,
    region: wire.IncidentDno,
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
    postcodes: wire.FullPostcodeData.map(
      (postcode) => `${postcode.slice(0, -3)} ${postcode.slice(-3)}`,
    ),
    streets: wire.StreetNames ?? [],
    town: locality?.town ?? null,
    county: locality?.county ?? null,
    shapes,
    point,
    placeName: wire.PlaceName ?? null,
    isPlannedDay: wire.PlannedIsDay ?? false,
  };
}
