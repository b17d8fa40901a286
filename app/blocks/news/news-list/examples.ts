export const examples = {
  plain: { __typename: 'NewsList', title: 'Latest news' },
  'without the featured one': { __typename: 'NewsList', featuredNodeId: 2104 },
};
