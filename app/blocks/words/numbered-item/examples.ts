export const examples = {
  plain: {
    __typename: 'NumberedItem',
    index: 0,
    title: 'Check your trip switch',
    text: '<p>It is in your fuse box.</p>',
    ctas: [
      { buttonUrl: { url: '/help', name: 'How to check' } },
      { buttonUrl: { url: '/lost', name: 'A second one' } },
    ],
  },
  'a list': {
    __typename: 'NumberedItem',
    heading: 'Three steps',
    items: [{ title: 'Look' }, { title: 'Listen' }, { title: 'Call', text: 'Call 105.' }],
  },
  'the third of several': { __typename: 'NumberedItem', index: 2, text: 'No title.' },
  'everything empty': { __typename: 'NumberedItem', index: 4 },
};
