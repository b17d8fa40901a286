export const examples = {
  plain: { __typename: 'StormHome' },
  'own words over the field': { __typename: 'StormHome', searchLabel: 'Where are you?' },
};
