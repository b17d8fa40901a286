import { isRecord } from '~/domain/is-record';
import { byTable } from './by-table';
import { pointInText } from './places';
import type { FeedShape } from './feed-shape';
import { wallTime } from './times';

const time = (member: string) => ({ member, read: wallTime('DD/MM/YYYY HH:mm') });

const REASONS: Readonly<Record<string, string>> = {
  'CONNECT NEW CUSTOMERS': 'We’re connecting new customers.',
  'IMPROVE QUALITY OF SUPPLY': 'We’re improving the quality of the supply.',
  'IMPROVE THE NETWORK': 'We’re improving the network.',
  'UPGRADE THE NETWORK': 'We’re upgrading the network.',
  'DIVERT AN OVERHEAD LINE': 'We’re moving an overhead line.',
};

/** ESB Networks' PowerCheck: a list of ids, and the details of each, which are the records. */
export const esbPowercheck: FeedShape = {
  id: 'esb-powercheck',
  operator: 'ESB Networks',
  attribution: null,
  request: { kind: 'list and details' },
  everySeconds: 300,
  listPath: ['outageMessage'],
  members: [
    ['outageId', 'outageType', 'plannerGroup'],
    ['i', 't', 'p'],
  ],
  toLive: byTable({
    reference: 'outageId',
    type: (row) =>
      row['outageType'] === 'Planned'
        ? 'Planned'
        : row['outageType'] === 'Restored'
          ? 'Restored'
          : 'Unplanned',
    reported: time('startTime'),
    plannedStart: time('startTime'),
    estimate: time('estRestoreTime'),
    restored: time('restoreTime'),
    customers: ['numCustAffected'],
    message: (row) => row['statusMessage'],
    plannedReason: (row) => REASONS[String(row['plannedOutageReason'])] ?? null,
    point: (row) => (isRecord(row['point']) ? pointInText(row['point']['c']) : null),
    place: (row) => row['location'],
  }),
  endsByVanishing: true,
  gaps: ['postcodes'],
};
