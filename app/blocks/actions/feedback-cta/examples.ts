export const examples = {
  plain: {
    __typename: 'FeedbackCta',
    title: 'How was this page?',
    text: 'It takes a minute.',
    ctas: [{ buttonUrl: { url: '/help', name: 'Tell us' }, cTAType: 'Secondary' }],
  },
  'no title': {
    __typename: 'FeedbackCta',
    ctas: [{ buttonUrl: { url: '/power-cut', name: 'Check for power cuts' }, cTAType: 'Primary' }],
  },
  'everything empty': { __typename: 'FeedbackCta' },
};
