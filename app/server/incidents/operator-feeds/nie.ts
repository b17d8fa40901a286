import { DAY, type Instant } from '~/domain/time/instant';
import { isRecord } from '~/domain/is-record';
import type { Stage } from '~/domain/incident/stage';
import type { Raw } from '../wire/read-values';
import { byTable, type IncidentTable } from './by-table';
import { itemsOf, pointOnIrishGrid } from './places';
import type { FeedShape } from './feed-shape';
import { wallTime, yearlessTime } from './times';

const fullTime = wallTime('h:mm A, DD MMM YYYY', 'h:mm A, D MMM YYYY');
/** A list whose estimates are all older than this is an old file. */
const OLD = 60 * DAY;

/** Seven set sentences are the stages. */
const stageOf = (sentence: unknown): Stage =>
  /has arrived|is working|located the fault/i.test(String(sentence))
    ? 'investigating'
    : /is on its way/i.test(String(sentence))
      ? 'on-the-way'
      : 'reported';

/** Starts have no year but estimates do, so an old file is read in its own year. */
const anchorOf =
  (member: string) =>
  (rows: readonly unknown[], now: Instant): Instant => {
    const context = { now, anchor: now };
    const times = rows.flatMap((row) =>
      isRecord(row) ? (fullTime(row[member], context) ?? []) : [],
    );
    const latest = times.reduce((most, at) => Math.max(most, at), -Infinity);
    return latest < now - OLD && times.length > 0 ? latest : now;
  };

const table = (nameOf: (member: string) => string): IncidentTable => ({
  reference: nameOf('outageId'),
  type: (row) => (/^planned/i.test(String(row[nameOf('outageType')])) ? 'Planned' : 'Unplanned'),
  reported: { member: nameOf('startTime'), read: yearlessTime },
  estimate: { member: nameOf('estRestoreFullDateTime'), read: fullTime },
  customers: [nameOf('numCustAffected')],
  stage: (row) => stageOf(row[nameOf('statusMessage')]),
  message: (row) => row[nameOf('statusMessage')],
  cause: (row) => row[nameOf('causeMessage')],
  areas: itemsOf(nameOf('postCode'), ';'),
  point: (row: Raw) =>
    isRecord(row['point']) ? pointOnIrishGrid(row['point']['coordinates']) : null,
});

/** NIE Networks' PowerCheck: all text, times without a year, points on the Irish Grid. */
export const niePowercheck: FeedShape = {
  id: 'nie-powercheck',
  operator: 'NIE Networks',
  attribution: null,
  request: { kind: 'whole' },
  everySeconds: 300,
  listPath: ['outageMessage'],
  members: [['outageId', 'numCustAffected', 'estRestoreFullDateTime']],
  recordTime: { member: 'updatedTimeStamp', read: yearlessTime },
  anchor: anchorOf('estRestoreFullDateTime'),
  toLive: byTable(table((member) => member)),
  endsByVanishing: true,
  gaps: ['ends', 'postcodes', 'planned work'],
};

/** The same on Opendatasoft: lower case, no point. */
export const nieOds: FeedShape = {
  ...niePowercheck,
  id: 'nie-ods',
  attribution: {
    text: 'NIE Networks, network faults (CC BY 4.0)',
    url: 'https://nienetworks.opendatasoft.com',
  },
  request: { kind: 'opendatasoft' },
  everySeconds: 1800,
  listPath: ['results'],
  members: [['outageid', 'numcustaffected', 'estrestorefulldatetime']],
  recordTime: { member: 'updatedtimestamp', read: yearlessTime },
  anchor: anchorOf('estrestorefulldatetime'),
  toLive: byTable(table((member) => member.toLowerCase())),
};
