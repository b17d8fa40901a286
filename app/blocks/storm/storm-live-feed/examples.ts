export const examples = {
  plain: { __typename: 'StormLiveFeed', title: 'Live news' },
  'a storm by name': { __typename: 'StormLiveFeed', title: 'News of Storm Ingrid', stormName: 'Storm Ingrid' },
  'a storm that is not known': { __typename: 'StormLiveFeed', stormName: 'Storm Nobody' },
};
