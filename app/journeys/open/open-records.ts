import type { GeoPoint, OpenRecord } from '~/domain/open/live-faults/fields';
import { isMultiple } from '~/domain/incident/flags';
import type { Incident } from '~/domain/incident/incident';
import type { Instant } from '~/domain/time/instant';
import { formatLondon } from '~/domain/time/london-time';
import { pointOf } from '~/journeys/feeds/geojson';

const TYPES = { unplanned: 'Unplanned', planned: 'Planned', restored: 'Restored', multiple: 'Multiple' } as const;
/** The regions by the names that readers of the data set know. */
const ZONES = [null, 'EPN', 'LPN', 'SPN'] as const;

const time = (instant: Instant | null): string | null => (instant === null ? null : formatLondon(instant));
/** Lists are joined with ";"; none is no value. */
const listed = (items: readonly string[] | undefined): string | null =>
  items === undefined || items.length === 0 ? null : items.join(';');

function geopointOf(incident: Incident): GeoPoint | null {
  const [lon, lat] = pointOf(incident)?.coordinates ?? [];
  return lon === undefined || lat === undefined ? null : { lon, lat };
}

const records = new WeakMap<Incident, OpenRecord>();

/** An incident as the data set of live faults writes it. Made once for as long as the incident stays the same. */
export function openRecordOf(incident: Incident): OpenRecord {
  const known = records.get(incident);
  if (known) return known;
  const { group, type, steps } = incident;
  const record: OpenRecord = {
    incidentreference: incident.reference,
    powercuttype: TYPES[incident.powerCutType ?? (isMultiple(incident) ? 'multiple' : 'unplanned')],
    incidenttype: type,
    incidenttypename: incident.typeName,
    incidentcategory: incident.category,
    incidentdno: incident.region,
    statusid: incident.statusId,
    incidentscount: group ? group.unplanned.length + group.planned.length + group.restored.length : 0,
    creationdatetime: time(incident.createdAt),
    receiveddate: time(incident.receivedAt),
    estimatedrestorationdate: time(incident.estimatedAt),
    restoreddatetime: time(incident.restoredAt),
    planneddate: time(incident.plannedAt),
    planneddaymonth: incident.plannedDayMonth,
    incidenttypetbcestimatedfriendlydescription: incident.estimateText,
    stormincidenttypetbcestimatedfriendlydescription: incident.stormEstimateText,
    incidentcategorycustomerfriendlydescription: incident.cause,
    stormincidentcategorycustomerfriendlydescription: incident.stormCause,
    plannedincidentreason: incident.plannedReason,
    nocustomeraffected: incident.customersAffected,
    noplannedcustomers: incident.customersPlanned,
    postcodesaffected: listed(incident.sectors),
    fullpostcodedata: listed(incident.postcodes.map((postcode) => postcode.replace(' ', ''))),
    streetnames: listed(incident.streets),
    unplannedincidents: listed(group?.unplanned),
    plannedincidents: listed(group?.planned),
    restoredincidents: listed(group?.restored),
    steps:
      steps.length === 0
        ? null
        : JSON.stringify(
            steps.map(({ name, at, message, active, stepType }) => ({
              name,
              date: time(at),
              message,
              active,
              steptype: stepType,
            })),
          ),
    operatingzone: ZONES[incident.region],
    geopoint: geopointOf(incident),
  };
  records.set(incident, record);
  return record;
}
