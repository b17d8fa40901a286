/** Words of the open feeds. */
export const feedTexts = {
  feedTitle: 'Power cuts',
  feedTitlePlace: 'Power cuts in {place}',
  feedTitleAlerts: 'Power cut alerts',
  feedTitleAlertsPlace: 'Power cut alerts in {place}',
  feedTitleIncident: 'Power cut {reference}',
  feedHomes: 'Homes and businesses: {count}.',
  feedEventCut: 'Power cut',
  feedEventPlanned: 'Planned work',
  feedCalendarCut: 'Power cut in {place}',
  feedCalendarPlanned: 'Planned power cut in {place}',
  feedCalendarName: 'Power cuts',
  feedInstruction: 'Stay away from fallen power lines. Call 105, free, if you see one or need help.',
  feedMadeUp: 'For demonstration: this power cut is made up.',
} as const;
