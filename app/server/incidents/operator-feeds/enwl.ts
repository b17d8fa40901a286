import type { Stage } from '~/domain/incident/stage';
import type { Raw } from '../wire/read-values';
import { byTable } from './by-table';
import { itemsOf, pointIn } from './places';
import type { FeedShape } from './feed-shape';
import { londonTime, utcTime } from './times';

const time = (member: string) => ({ member, read: londonTime });

const CAUSES: Readonly<Record<string, string>> = {
  'U/GM': 'A fault on an underground cable.',
  'U/GS': 'A fault on the underground cable to a few homes.',
  'O/HM': 'A fault on an overhead line.',
  'O/HS': 'A fault on the overhead line to a few homes.',
  HVFL: 'A fault on our high voltage network.',
};

const isPlanned = (row: Raw) => /planned/i.test(String(row['Type']));
const isCurrent = (row: Raw) => row['Type'] === 'CurrentFault';

const stageOf = (status: unknown): Stage =>
  /on site/i.test(String(status)) && !/arrival/i.test(String(status))
    ? 'investigating'
    : /on their way|estimated arrival/i.test(String(status))
      ? 'on-the-way'
      : 'reported';

/**
 * The search of Electricity North West's web site. `date` means the report of a current fault, the
 * end of a resolved one, and the day of planned work. `addressMpanList`, which holds households,
 * is not read.
 */
export const enwlSearch: FeedShape = {
  id: 'enwl-search',
  operator: 'SP Electricity North West',
  attribution: null,
  request: { kind: 'numbered pages' },
  everySeconds: 300,
  listPath: ['Items'],
  members: [['faultNumber', 'Type', 'AffectedPostcodes']],
  toLive: byTable({
    reference: 'faultNumber',
    type: (row) =>
      isPlanned(row) ? 'Planned' : row['Type'] === 'ResolvedFault' ? 'Restored' : 'Unplanned',
    isCancelled: (row) => /cancelled/i.test(String(row['Type'])),
    reported: { ...time('date'), counts: isCurrent },
    plannedStart: time('date'),
    plannedIsDay: () => true,
    restored: { ...time('actualTimeOfRestoration'), or: time('date') },
    estimate: {
      ...time('estimatedTimeOfRestorationMajority'),
      or: time('estimatedTimeOfRestoration'),
      // Their page shows no time while it is under review.
      counts: (row) => row['UnderReview'] !== true,
    },
    customers: ['consumersOff'],
    stage: (row) => stageOf(row['faultStatus']),
    message: (row) => row['AdditionalFaultInfo'],
    cause: (row) => CAUSES[String(row['WebTMSFaultType'])] ?? null,
    plannedReason: (row) => row['AdditionalFaultInfo'],
    areas: itemsOf('AffectedPostcodes', ','),
    point: (row) => pointIn(row['outageCentrePoint']),
    place: (row) => row['region'],
    fewest: 3,
  }),
  endsByVanishing: false,
  gaps: ['report times'],
};

/** Electricity North West's open data: current faults by a point alone. */
export const enwlOds: FeedShape = {
  ...enwlSearch,
  id: 'enwl-ods',
  attribution: {
    text: 'SP Electricity North West, live incidents (CC BY 4.0)',
    url: 'https://electricitynorthwest.opendatasoft.com',
  },
  request: { kind: 'opendatasoft' },
  listPath: ['results'],
  members: [['incident_num', 'outage_time', 'incident_status']],
  toLive: byTable({
    reference: 'incident_num',
    type: (row) => (/^restored$/i.test(String(row['incident_status'])) ? 'Restored' : 'Unplanned'),
    reported: { member: 'outage_time', read: utcTime },
    estimate: { member: 'estimated_restoration_time', read: utcTime },
    customers: ['customers_off_supply'],
    stage: (row) =>
      /^dispatched$/i.test(String(row['incident_status'])) ? 'on-the-way' : 'reported',
    cause: (row) =>
      /underground/i.test(String(row['incident_type']))
        ? CAUSES['U/GM']
        : /overhead/i.test(String(row['incident_type']))
          ? CAUSES['O/HM']
          : null,
    point: (row) => pointIn(row['geo_point_2d']),
    fewest: 3,
  }),
  gaps: ['ends', 'postcodes', 'planned work'],
};
