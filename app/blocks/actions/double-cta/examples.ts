export const examples = {
  plain: {
    __typename: 'DoubleCta',
    title: 'Two ways to tell us',
    sides: [
      {
        title: 'Power off?',
        text: '<p>Tell us online.</p>',
        cta: { buttonUrl: { url: '/power-cut', name: 'Check for power cuts' }, cTAType: 'Primary' },
      },
      {
        title: 'Something else?',
        text: '<p>We are glad to help.</p>',
        cta: { buttonUrl: { url: '/help', name: 'Get help' } },
      },
    ],
  },
  'one side without a link': {
    __typename: 'DoubleCta',
    sides: [
      { title: 'Alone', cta: { buttonUrl: { url: '/power-cut', name: 'Check for power cuts' }, cTAType: 'Primary' } },
      { title: 'Lost' },
    ],
  },
  'everything empty': { __typename: 'DoubleCta' },
};
