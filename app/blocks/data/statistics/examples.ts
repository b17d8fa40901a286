const items = [
  { value: '71%', title: 'of power cuts are over within an hour' },
  { value: 38, title: 'minutes without power in a year, for the average home' },
  { value: '8.6m', title: 'homes and businesses' },
];

export const examples = {
  plain: { __typename: 'Statistics', title: 'How fast we get power back', items },
  'a long one': {
    __typename: 'Statistics',
    items: [
      ...items,
      { value: 185000, title: 'kilometres of cable and line, enough to go round the world four times' },
    ],
  },
  'two are too few': { __typename: 'Statistics', title: 'Not shown', items: items.slice(0, 2) },
  'everything empty': { __typename: 'Statistics' },
};
