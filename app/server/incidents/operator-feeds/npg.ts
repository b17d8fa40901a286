import type { Raw } from '../wire/read-values';
import { byTable } from './by-table';
import { itemsOf, pointOf } from './places';
import type { SourceCredit } from '~/domain/open/source-credit';
import type { FeedShape, Gap } from './feed-shape';
import { londonTime } from './times';

/** Status 6: over. It stays in the list for about three hours. */
const OVER = 6;
const GAPS: readonly Gap[] = ['ends'];

const ATTRIBUTION: SourceCredit = {
  text: 'Northern Powergrid Open Data, Northern Powergrid Open Data Licence v1.0',
  url: 'https://northernpowergrid.opendatasoft.com',
};

const CAUSES: readonly (readonly [RegExp, string])[] = [
  [/^U\/G/i, 'A fault on an underground cable.'],
  [/^O\/H/i, 'A fault on an overhead line.'],
  [/sub ?station|switchgear|transformer/i, 'A fault in a substation.'],
];

/** Both of Northern Powergrid's shapes have these members, one of them in lower case. */
const readRows = (nameOf: (member: string) => string) => {
  const read = (row: Raw, member: string) => row[nameOf(member)];
  const time = (member: string) => ({ member: nameOf(member), read: londonTime });
  const isOver = (row: Raw) => Number(read(row, 'IncidentStatus')) === OVER;
  const isPlanned = (row: Raw) =>
    /^planned/i.test(String(read(row, 'NatureOfOutage'))) ||
    /^PPCR/i.test(String(read(row, 'Reference')));
  return byTable({
    reference: nameOf('Reference'),
    type: (row) => (isPlanned(row) ? 'Planned' : isOver(row) ? 'Restored' : 'Unplanned'),
    isOver,
    reported: time('LoggedTime'),
    plannedStart: time('LoggedTime'),
    plannedIsDay: (row) => /T00:00/.test(String(read(row, 'LoggedTime'))),
    estimate: time('EstimatedTimeTillResolution'),
    range: [time('EtrStartRange'), time('EtrEndRange')],
    customers: [nameOf('TotalConfirmedPowercut'), nameOf('TotalPredictedPowercut')],
    stage: (row) =>
      [2, 4, 5, 7].includes(Number(read(row, 'CustomerStageSequence')))
        ? 'investigating'
        : 'reported',
    message: (row) => read(row, 'CustomerStageSequenceMessage'),
    cause: (row) => {
      const category = String(read(row, 'PowercutCategory') ?? '');
      return CAUSES.find(([pattern]) => pattern.test(category))?.[1] ?? read(row, 'Reason');
    },
    plannedReason: (row) => read(row, 'Reason'),
    areas: itemsOf(nameOf('Postcode'), ','),
    point: (row) => pointOf(read(row, 'Lat'), read(row, 'Lng')),
  });
};

/** Northern Powergrid's map: a row for each postcode of an incident, "Z" on London's times. */
export const npgRest: FeedShape = {
  id: 'npg-rest',
  operator: 'Northern Powergrid',
  attribution: null,
  request: { kind: 'whole' },
  everySeconds: 300,
  listPath: [],
  members: [['Reference', 'IncidentStatus', 'TotalConfirmedPowercut', 'LoggedTime']],
  groupBy: 'Reference',
  toLive: readRows((member) => member),
  endsByVanishing: false,
  gaps: GAPS,
};

/** The same on Opendatasoft, in lower case, "+00:00" on London's times. */
export const npgOds: FeedShape = {
  ...npgRest,
  id: 'npg-ods',
  attribution: ATTRIBUTION,
  request: { kind: 'opendatasoft' },
  listPath: ['results'],
  members: [['reference', 'incidentstatus', 'totalconfirmedpowercut', 'loggedtime']],
  groupBy: 'reference',
  toLive: readRows((member) => member.toLowerCase()),
};
