export const examples = {
  plain: {
    __typename: 'Ctas',
    title: 'What would you like to do?',
    text: '<p>Most people start here.</p>',
    ctas: [
      { buttonUrl: { url: '/power-cut', name: 'Check for power cuts' }, cTAType: 'Primary' },
      {
        uRL: { url: 'https://energy.example/advice', name: 'Advice on energy', target: '_blank' },
        cTAType: 'Secondary',
      },
      { buttonUrl: { url: '/help', name: 'Get help' } },
    ],
  },
  'one that goes nowhere': { __typename: 'Ctas', ctas: [{ buttonUrl: { url: 'javascript:alert(1)', name: 'Bad' } }] },
  'everything empty': { __typename: 'Ctas' },
};
