export const examples = {
  'own words': {
    __typename: 'PlannedIncidentHeader',
    plannedRestored: 'All done since {hour} {day}. Thank you.',
    plannedToday: ' ',
    other: 'x',
  },
  'everything empty': { __typename: 'PlannedIncidentHeader' },
};
