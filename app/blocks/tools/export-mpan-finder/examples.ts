export const examples = {
  plain: {
    __typename: 'ExportMpanFinder',
    title: 'Find your number',
    text: '<p>We send it to you by e-mail.</p>',
  },
  'a long title': {
    __typename: 'ExportMpanFinder',
    title: 'Find the number of your supply, whoever your supplier is today',
  },
  'everything empty': { __typename: 'ExportMpanFinder' },
};
