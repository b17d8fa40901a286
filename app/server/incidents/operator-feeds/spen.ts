import type { Raw } from '../wire/read-values';
import { byTable, type IncidentTable, type WireType } from './by-table';
import { itemsOf, pointOf } from './places';
import type { FeedShape } from './feed-shape';
import { type FeedContext, eitherOrderTime, hasPassed, londonTime, utcTime } from './times';

const time = (member: string) => ({ member, read: londonTime });
const isTrue = (value: unknown): boolean =>
  value === true || Number(value) === 1 || value === 'true';
const saysRestored = (value: unknown): boolean =>
  /^(?:(?:power )?restored|completed?)$/i.test(String(value));

const stageOf = (row: Raw) =>
  /^in progress$/i.test(String(row['status'])) ? ('investigating' as const) : ('reported' as const);

const openTable: IncidentTable = {
  reference: 'fault_id',
  // Planned work may say "Restored" days before it begins.
  type: (row) =>
    isTrue(row['planned']) ? 'Planned' : saysRestored(row['status']) ? 'Restored' : 'Unplanned',
  reported: time('date_of_reported_fault'),
  plannedStart: time('planned_outage_start_date'),
  estimate: time('etr'),
  stage: stageOf,
  areas: itemsOf('postcode_sector', ';'),
};

/** SP Energy Networks' open data: "+00:00" on London's times, and never a count of customers. */
export const spenOds: FeedShape = {
  id: 'spen-ods',
  operator: 'SP Energy Networks',
  attribution: {
    text: 'SP Energy Networks, distribution network live outages (SP Energy Networks Open Data Licence)',
    url: 'https://spenergynetworks.opendatasoft.com',
  },
  request: { kind: 'opendatasoft' },
  everySeconds: 300,
  listPath: ['results'],
  members: [['fault_id', 'licence_area', 'postcode_sector']],
  toLive: byTable(openTable),
  endsByVanishing: false,
  gaps: ['counts', 'postcodes'],
};

function neoTypeOf(row: Raw, context: FeedContext): WireType {
  if (isTrue(row['planned'])) return 'Planned';
  const at = londonTime(row['date_of_restoration'], context);
  const isRestored = at === null ? saysRestored(row['status']) : at <= context.now;
  return isRestored ? 'Restored' : 'Unplanned';
}

/** The same in the shape of the National Energy Outage data, with a point and a time of the end. */
export const spenNeo: FeedShape = {
  ...spenOds,
  id: 'spen-neo',
  members: [['fault_id', 'licence_area', 'post_code']],
  recordTime: time('upload_date'),
  endsByClock: true,
  toLive: byTable({
    ...openTable,
    type: neoTypeOf,
    isOver: (row, context) => hasPassed(row['date_of_restoration'], context),
    restored: time('date_of_restoration'),
    areas: itemsOf('post_code', ';'),
    point: (row) => pointOf(row['location_latitude'], row['location_longitude']),
  }),
};

/** "NOT SET" stands where nobody wrote anything. */
const textOf = (value: unknown): unknown => (value === 'NOT SET' || value === '' ? null : value);

function webTypeOf(row: Raw, context: FeedContext): WireType {
  if (isTrue(row['isPlanned'])) return 'Planned';
  const at = eitherOrderTime(row['actualRestorationTime'], context);
  const isSaid = row['status'] == null ? at !== null : saysRestored(row['status']);
  return isSaid && (at === null || at <= context.now) ? 'Restored' : 'Unplanned';
}

/** The list behind SP Energy Networks' web site, which has three ways to write a time. */
export const spenWeb: FeedShape = {
  ...spenOds,
  id: 'spen-web',
  attribution: null,
  request: { kind: 'counted pages by post' },
  listPath: ['returnValue'],
  members: [['incidentReference', 'createdDate', 'postcodeList']],
  endsByClock: true,
  toLive: byTable({
    reference: 'incidentReference',
    // Planned work has its estimate in `actualRestorationTime`, so nothing says that it is over.
    type: webTypeOf,
    reported: time('createdDate'),
    // When the job was made says nothing about when the work begins.
    plannedStart: { member: '', read: londonTime },
    estimate: { member: 'estimatedFix', read: eitherOrderTime },
    restored: { member: 'actualRestorationTime', read: eitherOrderTime },
    setOut: { member: 'dispatchedDate', read: utcTime },
    arrived: { member: 'arrivalDate', read: utcTime },
    stage: (row) =>
      row['arrivalDate'] ? 'investigating' : row['dispatchedDate'] ? 'on-the-way' : 'reported',
    message: (row) => textOf(row['ivrMessage']) ?? textOf(row['mainMessage']),
    plannedReason: (row) => textOf(row['plannedTranscript']) ?? textOf(row['plannedMainMessage']),
    areas: itemsOf('postcodeList', ','),
    place: (row) => row['ipTown'],
  }),
  gaps: ['counts', 'planned work'],
};
