import { headerWording } from '~/cms/header-wording';

/**
 * The sentences of a power cut: one home only, in a storm, not in a storm, and restored; and the
 * description without an estimate. Specification: lookup, sections 4 "Other blocks" and 8 "incident
 * without estimate".
 */
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
