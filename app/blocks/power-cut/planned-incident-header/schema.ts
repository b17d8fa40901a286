import { headerWording } from '~/cms/header-wording';

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
