import { headerWording } from '~/cms/header-wording';

/** The sentences of planned work: upcoming, today, active, late, cancelled, restored. Specification: lookup, section 4 "Other blocks". */
export const PlannedIncidentHeaderSchema = headerWording([
  'plannedDate',
  'plannedDateFrom',
  'plannedDateDays',
  'plannedUpcomingUnknown',
  'plannedToday',
  'plannedTodayFrom',
  'plannedTodayDays',
  'plannedActive',
  'plannedActiveUnknown',
  'plannedActiveOverdue',
  'plannedLate',
  'plannedCancelled',
  'plannedCancelledUnknown',
  'plannedRestored',
  'plannedRestoredUnknown',
  'noEstimatePlanned',
]);
