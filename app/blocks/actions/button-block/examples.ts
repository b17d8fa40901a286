const buttons = [1, 2, 3, 4, 5, 6, 7].map((n) => ({ buttonUrl: { url: `/help#${n}`, name: `Button ${n}` } }));

export const examples = {
  plain: {
    __typename: 'ButtonBlock',
    title: 'Choose',
    buttons: [
      { buttonUrl: { url: '/power-cut', name: 'Check for power cuts' }, cTAType: 'Primary' },
      {
        uRL: { url: 'https://energy.example/advice', name: 'Advice on energy', target: '_blank' },
        cTAType: 'Secondary',
      },
    ],
  },
  'seven, of which five stand': { __typename: 'ButtonBlock', buttons },
  'everything empty': { __typename: 'ButtonBlock' },
};
