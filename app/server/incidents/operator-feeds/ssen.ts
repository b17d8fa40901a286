import type { Stage } from '~/domain/incident/stage';
import { readText, type Raw } from '../wire/read-values';
import { byTable } from './by-table';
import { itemsOf, pointIn, pointOf } from './places';
import type { FeedShape } from './feed-shape';
import { utcTime } from './times';

const time = (member: string) => ({ member, read: utcTime });

/** Planned supply interruption. */
const typeOf = (row: Raw) => (row['type'] === 'PSI' ? 'Planned' : 'Unplanned');

/** Codes of the job's sub type that say what happened; most of the others only say how it came in. */
const CAUSES: Readonly<Record<string, string>> = {
  '07': 'Somebody damaged our equipment.',
  '08': 'An overhead line is down.',
  '24': 'Damage to our equipment.',
  '27': 'Damage to our equipment.',
  '28': 'Damage to our equipment.',
  '33': 'Planned work is taking longer than we said.',
};
const causeOf = (code: unknown): string | null => CAUSES[String(code)] ?? null;

/** "I" is a crew on the way or on site: only the time of arrival tells which. */
const stageOf = (job: unknown, onSite: unknown, expected: unknown): Stage =>
  job !== 'I'
    ? 'reported'
    : utcTime(onSite, NOWHERE) === null && expected
      ? 'on-the-way'
      : 'investigating';
const NOWHERE = { now: 0, anchor: 0 };

/** SSEN's open data: true UTC, and no end: what is restored is gone. */
export const ssenGetallfaults: FeedShape = {
  id: 'ssen-getallfaults',
  operator: 'Scottish and Southern Electricity Networks',
  attribution: {
    text: 'Scottish and Southern Electricity Networks, live outages (CC BY 4.0)',
    url: 'https://data.ssen.co.uk',
  },
  request: { kind: 'whole' },
  everySeconds: 300,
  listPath: ['faults'],
  hasFailed: ({ errorMessage }) => readText(errorMessage, 1) !== null,
  members: [['reference', 'loggedAtUtc', 'affectedAreas']],
  madeAt: time('timestampUtc'),
  toLive: byTable({
    reference: 'reference',
    type: typeOf,
    reported: time('loggedAtUtc'),
    plannedStart: time('loggedAtUtc'),
    estimate: time('estimatedRestorationTimeUtc'),
    customers: ['customerCount'],
    stage: (row) =>
      stageOf(row['jobStatus'], row['engineerOnSiteTimeUtc'], row['estimatedArrivalOnSiteUtc']),
    arrived: time('engineerOnSiteTimeUtc'),
    message: (row) => row['message'],
    cause: (row) => causeOf(row['jobSubType']),
    plannedReason: (row) => row['message'],
    areas: itemsOf('affectedAreas', ','),
    point: (row) => pointIn(row['location']),
  }),
  endsByVanishing: true,
  gaps: ['ends'],
};

/** The list behind SSEN's map. Counts of priority and critical customers in it are not read. */
export const ssenLivefaults: FeedShape = {
  ...ssenGetallfaults,
  id: 'ssen-livefaults',
  attribution: null,
  listPath: ['Faults'],
  members: [['reference', 'loggedAt', 'affectedAreas', 'networkId']],
  madeAt: null,
  recordTime: time('updated'),
  toLive: byTable({
    reference: 'reference',
    type: typeOf,
    reported: time('loggedAt'),
    plannedStart: time('loggedAt'),
    estimate: time('estimatedRestoration'),
    customers: ['affectedCustomerCount'],
    stage: (row) =>
      stageOf(row['jobStatusCode'], row['engineerOnSiteTime'], row['estimatedArrivalOnSiteTime']),
    arrived: time('engineerOnSiteTime'),
    message: (row) => row['message'],
    cause: (row) => causeOf(row['jobSubTypeCode']),
    plannedReason: (row) => row['message'],
    areas: itemsOf('affectedAreas', ','),
    point: (row) => pointOf(row['latitude'], row['longitude']),
  }),
};
