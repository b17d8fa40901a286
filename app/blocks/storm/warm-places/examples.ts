export const examples = {
  plain: { __typename: 'WarmPlaces', title: 'Get warm' },
  'everything empty': { __typename: 'WarmPlaces' },
};
