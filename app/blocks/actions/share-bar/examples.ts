export const examples = {
  plain: {
    __typename: 'ShareBar',
    title: 'Tell your neighbours',
    text: 'Get ready for a power cut',
    facebookAppId: '1234',
  },
  'everything empty': { __typename: 'ShareBar' },
};
