export const examples = {
  'own words': { __typename: 'UnplannedIncidentHeader', stormUnknown: '{storm} has cut {power}. {hour}', restored: 7 },
  'everything empty': { __typename: 'UnplannedIncidentHeader' },
};
