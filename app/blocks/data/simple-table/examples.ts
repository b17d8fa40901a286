export const examples = {
  plain: {
    __typename: 'SimpleTable',
    title: 'Homes and businesses by area',
    rows: [
      ['Area', 'Homes and businesses', 'Share'],
      ['East of England', 3700000, '43%'],
      ['London', 2400000, '28%'],
      ['South East', 2500000, '29%'],
    ],
  },
  'words, wide, no row names': {
    __typename: 'SimpleTable',
    firstColumnIsHeading: false,
    rows: [
      ['What you add', 'Who fits it', 'Tell us', 'How long we take', 'What it costs'],
      ['A charger', 'An electrician', 'After it is in', '10 working days', 'Nothing, if your fuse is large enough'],
      ['A heat pump', 'An installer', 'Before it is in', null, 'Nothing for most homes'],
    ],
  },
  'everything empty': { __typename: 'SimpleTable' },
};
