import { exampleLiveRecord } from '../fixtures/live-record';

export const REFERENCE = 'INCD-100101-A';
export const CUT = `/power-cut/incident?incidentid=${REFERENCE}`;

const tomorrow = new Date(Date.now() + 24 * 60 * 60_000).toLocaleDateString('en-GB', {
  day: 'numeric',
  month: 'short',
  timeZone: 'Europe/London',
});
/** One power cut, whose power should be back tomorrow within the hour after this one. */
export const cutBackAt = (hour: number) =>
  exampleLiveRecord({
    IncidentReference: REFERENCE,
    PowerCutType: 'Unplanned',
    PostCodesAffected: ['CB1 9'],
    FullPostcodeData: ['CB19ZA'],
    EstimatedRestorationDate: null,
    IncidentTypeTBCEstimatedFriendlyDescription: `${tomorrow} ${hour}:00 - ${hour + 1}:00`,
    Steps: [],
  });
/** "3pm": how a page says the end of it. */
export const endOf = (hour: number): string => `${hour + 1 - 12}pm`;
