import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * A restored power cut, after which homes may be still off, and a current one. Both cover POSTCODE.
 */
export const OVER = 'INCD-1-R';
export const UNDER_WAY = 'INCD-2-A';
export const POSTCODE = 'CB1 9ZA';

/** The live feed's time format. */
const londonTime = (ms) =>
  new Date(ms).toLocaleString('sv-SE', { timeZone: 'Europe/London' }).replace(' ', 'T');

function record(reference, restoredAt) {
  const begun = londonTime(Date.now() - 3 * 3_600_000);
  const type = restoredAt === null ? 'Unplanned' : 'Restored';
  return {
    IncidentReference: reference,
    PowerCutType: type,
    IncidentType: 3,
    IncidentTypeName: type,
    IncidentCategory: '',
    IncidentDno: 1,
    StatusId: restoredAt === null ? 1 : 5,
    IncidentsCount: 0,
    UnplannedIncidents: null,
    PlannedIncidents: null,
    RestoredIncidents: null,
    Steps: [],
    CreationDateTime: begun,
    ReceivedDate: begun,
    EstimatedRestorationDate: null,
    RestoredDateTime: restoredAt === null ? null : londonTime(restoredAt),
    PlannedDate: null,
    PlannedDayMonth: null,
    IncidentTypeTBCEstimatedFriendlyDescription: 'To be confirmed',
    IncidentCategoryCustomerFriendlyDescription: '',
    PlannedIncidentReason: '',
    NoCustomerAffected: 40,
    NoPlannedCustomers: 0,
    PostCodesAffected: ['CB1 9'],
    FullPostcodeData: [POSTCODE.replace(' ', '')],
    PostcodeData: [],
  };
}

/** Writes this run's feed, which never changes, and returns its URL. */
export function writeFeed(dir) {
  const file = path.join(dir, 'feed.json');
  writeFileSync(
    file,
    JSON.stringify([record(OVER, Date.now() - 600_000), record(UNDER_WAY, null)]),
  );
  return pathToFileURL(file).href;
}
