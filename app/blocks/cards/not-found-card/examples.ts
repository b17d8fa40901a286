export const examples = {
  plain: {
    __typename: 'NotFoundCard',
    title: 'We don’t know that reference',
    subtitle: 'It may be over. Search for your address to see what we know.',
    icon: 'search',
    cta: { buttonUrl: { url: '/power-cut', name: 'Search again' }, cTAType: 'Primary' },
  },
  'a call to action that goes nowhere': {
    __typename: 'NotFoundCard',
    title: 'Not here',
    cta: { buttonUrl: { url: 'javascript:alert(1)', name: 'No' } },
  },
  'everything empty': { __typename: 'NotFoundCard' },
};
