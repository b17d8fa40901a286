export const examples = {
  plain: { __typename: 'PowerUpMediaSearch', title: 'Find something to teach with' },
  'no title': { __typename: 'PowerUpMediaSearch' },
};
