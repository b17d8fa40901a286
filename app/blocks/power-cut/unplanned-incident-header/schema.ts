import { headerWording } from '~/cms/header-wording';

export const UnplannedIncidentHeaderSchema = headerWording([
  'unplannedWindow',
  'unplannedDays',
  'unplannedTime',
  'unplannedOverdue',
  'unplannedUnknown',
  'stormWindow',
  'stormDays',
  'stormTime',
  'stormOverdue',
  'stormUnknown',
  'singleReported',
  'singleOnTheWay',
  'singleInvestigating',
  'singleRestored',
  'singleRestoredUnknown',
  'restored',
  'restoredUnknown',
  'noEstimate',
]);
