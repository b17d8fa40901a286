import { isRecord } from '~/domain/is-record';
import { parseSector } from '~/domain/postcode';
import type { Raw } from '../wire/read-values';
import type { FeedShape } from './feed-shape';
import { ukpnLive } from './ukpn-live';

const LISTS: Readonly<Record<string, string>> = {
  postcodesaffected: 'PostCodesAffected',
  fullpostcodedata: 'FullPostcodeData',
  streetnames: 'StreetNames',
  unplannedincidents: 'UnplannedIncidents',
  plannedincidents: 'PlannedIncidents',
  restoredincidents: 'RestoredIncidents',
};

const MEMBERS: Readonly<Record<string, string>> = {
  incidentreference: 'IncidentReference',
  powercuttype: 'PowerCutType',
  incidenttype: 'IncidentType',
  incidenttypename: 'IncidentTypeName',
  incidentcategory: 'IncidentCategory',
  incidentdno: 'IncidentDno',
  statusid: 'StatusId',
  incidentscount: 'IncidentsCount',
  creationdatetime: 'CreationDateTime',
  receiveddate: 'ReceivedDate',
  estimatedrestorationdate: 'EstimatedRestorationDate',
  restoreddatetime: 'RestoredDateTime',
  planneddate: 'PlannedDate',
  planneddaymonth: 'PlannedDayMonth',
  incidenttypetbcestimatedfriendlydescription: 'IncidentTypeTBCEstimatedFriendlyDescription',
  stormincidenttypetbcestimatedfriendlydescription:
    'StormIncidentTypeTBCEstimatedFriendlyDescription',
  incidentcategorycustomerfriendlydescription: 'IncidentCategoryCustomerFriendlyDescription',
  stormincidentcategorycustomerfriendlydescription:
    'StormIncidentCategoryCustomerFriendlyDescription',
  plannedincidentreason: 'PlannedIncidentReason',
  nocustomeraffected: 'NoCustomerAffected',
  noplannedcustomers: 'NoPlannedCustomers',
};

const splitList = (value: unknown): unknown =>
  typeof value === 'string'
    ? value
        .slice(0, 300_000)
        .split(';')
        .map((item) => item.trim())
        .filter((item) => item !== '')
    : value;

/** Steps may be a list or the same list as JSON text; their members may be in lower case. */
function readSteps(value: unknown): unknown {
  let steps: unknown = value;
  if (typeof value === 'string') {
    try {
      steps = JSON.parse(value);
    } catch {
      return [];
    }
  }
  if (!Array.isArray(steps)) return [];
  return steps.filter(isRecord).map((step) => ({
    Name: step['Name'] ?? step['name'],
    Date: step['Date'] ?? step['date'],
    Message: step['Message'] ?? step['message'],
    Active: step['Active'] ?? step['active'],
    StepType: step['StepType'] ?? step['steptype'],
  }));
}

/** The record's single point stands for its first sector. It may be null. */
function readGeopoint(value: unknown, sectors: unknown): readonly Raw[] {
  const first: unknown = Array.isArray(sectors) ? sectors[0] : null;
  if (!isRecord(value) || parseSector(first) === null) return [];
  return [
    {
      Postcode: first,
      Center: { lat: value['lat'], lng: value['lon'] ?? value['lng'] },
      Coordinates: [],
    },
  ];
}

/** From `ukpn-live-faults` to the live names, so that there is one parser for both. */
function fromOpenData(raw: Raw): Raw {
  const live: Record<string, unknown> = {};
  for (const [name, member] of Object.entries(MEMBERS)) live[member] = raw[name];
  for (const [name, member] of Object.entries(LISTS)) live[member] = splitList(raw[name]);
  live['Steps'] = readSteps(raw['steps']);
  live['PostcodeData'] = readGeopoint(raw['geopoint'], live['PostCodesAffected']);
  return live;
}

export const ukpnOds: FeedShape = {
  ...ukpnLive,
  id: 'ukpn-ods',
  attribution: {
    text: 'UK Power Networks, live faults (CC BY 4.0)',
    url: 'https://ukpowernetworks.opendatasoft.com',
  },
  request: { kind: 'opendatasoft' },
  // One export and its second try a minute stay below the quota of 5,000 requests a day.
  everySeconds: 60,
  members: [['incidentreference']],
  toLive: ([row]) => fromOpenData(row),
};
