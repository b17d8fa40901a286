import type { Raw } from '../wire/read-values';
import { byTable } from './by-table';
import { itemsOf, pointOf } from './places';
import type { SourceCredit } from '~/domain/open/source-credit';
import type { FeedShape, Gap } from './feed-shape';
import { type FeedContext, hasPassed, londonTime, utcTime } from './times';

const ATTRIBUTION: SourceCredit = {
  text: 'Supported by National Grid Electricity Distribution Open Data (National Grid Open Data Licence)',
  url: 'https://connecteddata.nationalgrid.co.uk',
};
const GAPS: readonly Gap[] = ['ends'];

const CAUSES: Readonly<Record<string, string>> = {
  UNDERGROUND: 'A fault on an underground cable.',
  OVERHEAD: 'A fault on an overhead line.',
  FUSE: 'A blown fuse.',
  DAMAGE: 'Damage to our equipment.',
  PLANT: 'A fault in our equipment.',
};
/** "LV UNDERGROUND": the voltage, then the kind. */
const causeOf = (category: unknown): string | null =>
  CAUSES[String(category).toUpperCase().split(' ').at(-1) ?? ''] ?? null;

const isTrue = (value: unknown): boolean =>
  value === true || /^(?:true|1|yes)$/i.test(String(value));
const saysOver = (status: unknown): boolean => /^(?:completed?|restored)$/i.test(String(status));
const time = (member: string) => ({ member, read: londonTime });

/** Where the crew is: sent, on site. "COMP" is a crew that has left, not power that is back. */
const crewStage = (row: Raw) =>
  /^(?:ONS|COMP)$/.test(String(row['Resource Status']))
    ? ('investigating' as const)
    : /^(?:SENT|DISP)$/.test(String(row['Resource Status']))
      ? ('on-the-way' as const)
      : ('reported' as const);

/**
 * National Grid's open data set. `Restored` there is how many are back so far, not a state; an
 * incident that is over leaves the list.
 */
export const ngedCkan: FeedShape = {
  id: 'nged-ckan',
  operator: 'National Grid Electricity Distribution',
  attribution: ATTRIBUTION,
  request: { kind: 'ckan' },
  everySeconds: 300,
  listPath: ['result', 'records'],
  hasFailed: ({ success }) => success === false,
  members: [['Incident ID', 'Confirmed Off', 'Planned', 'Start Time']],
  recordTime: time('Upload Date'),
  toLive: byTable({
    reference: 'Incident ID',
    type: (row) =>
      isTrue(row['Planned']) ? 'Planned' : saysOver(row['Status']) ? 'Restored' : 'Unplanned',
    isOver: (row) => saysOver(row['Status']),
    reported: time('Start Time'),
    plannedStart: time('Start Time'),
    estimate: time('ETR'),
    customers: ['Confirmed Off', 'Predicted Off'],
    stage: crewStage,
    cause: (row) => causeOf(row['Category']),
    areas: itemsOf('Postcodes', ','),
    point: (row) => pointOf(row['Location Latitude'], row['Location Longitude']),
  }),
  endsByVanishing: true,
  gaps: GAPS,
};

/** The same set as a file, all text. */
export const ngedCsv: FeedShape = {
  ...ngedCkan,
  id: 'nged-csv',
  format: 'csv',
  request: { kind: 'whole' },
};

const isDetailedOver = (row: Raw, context: FeedContext): boolean =>
  saysOver(row['status']) || hasPassed(row['date_of_restoration'], context);

/** Counts of priority customers in it are not read. */
export const ngedDetailed: FeedShape = {
  ...ngedCsv,
  id: 'nged-detailed',
  members: [['fault_id', 'confirmed_off', 'date_of_reported_fault', 'last_updated']],
  recordTime: time('last_updated'),
  endsByClock: true,
  toLive: byTable({
    reference: 'fault_id',
    type: (row, context) =>
      isTrue(row['planned']) ? 'Planned' : isDetailedOver(row, context) ? 'Restored' : 'Unplanned',
    isOver: isDetailedOver,
    reported: time('date_of_reported_fault'),
    plannedStart: { ...time('planned_outage_start_date'), or: time('date_of_reported_fault') },
    estimate: { ...time('etr'), or: time('planned_outage_end_date') },
    restored: time('date_of_restoration'),
    customers: ['confirmed_off', 'predicted_off'],
    stage: (row) => (/^in progress$/i.test(String(row['status'])) ? 'investigating' : 'reported'),
    cause: (row) => causeOf(row['category']),
    plannedReason: (row) => row['planned_outage_reason'],
    areas: itemsOf('postcode', ','),
    point: (row) => pointOf(row['location_latitude'], row['location_longitude']),
  }),
};

/** The list behind National Grid's web page. It does not say what is planned, nor where exactly. */
export const ngedWeb: FeedShape = {
  ...ngedCkan,
  id: 'nged-web',
  attribution: null,
  request: { kind: 'whole' },
  listPath: ['incidents'],
  members: [['id', 'totalOff', 'confirmedOff', 'startTime', 'areas']],
  madeAt: { member: 'lastUpdated', read: utcTime },
  recordTime: time('lastUpdated'),
  toLive: byTable({
    reference: 'id',
    type: () => 'Unplanned',
    reported: time('startTime'),
    estimate: time('etr'),
    customers: ['totalOff'],
    areas: itemsOf('postcodes', ','),
  }),
  gaps: ['ends', 'planned work'],
};
