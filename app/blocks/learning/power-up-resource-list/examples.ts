export const examples = {
  plain: {
    __typename: 'PowerUpResourceList',
    title: 'For your classroom',
    text: 'Free to print and share.',
    resources: [
      {
        title: 'Draw a circuit',
        text: 'A worksheet.',
        type: 'Worksheet',
        ages: '7 to 11 years',
        url: '/media/examples/draw-a-circuit.pdf',
      },
      { title: 'No address', type: 'Worksheet' },
    ],
  },
  'all of one kind': { __typename: 'PowerUpResourceList', title: 'Films', resourceType: 'Video' },
};
