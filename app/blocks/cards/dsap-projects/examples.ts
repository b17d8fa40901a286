export const examples = {
  plain: {
    __typename: 'DsapProjects',
    title: 'Our digital projects',
    text: 'What we do so that our data works for you.',
  },
  'everything empty': { __typename: 'DsapProjects' },
};
