export const examples = {
  plain: {
    __typename: 'LandingHeroBanner',
    title: 'Moving house?',
    text: 'What to know about your electricity supply.',
    image: { url: '/media/examples/school.svg', umbracoWidth: 1200, umbracoHeight: 800 },
    ctas: [
      { buttonUrl: { url: '/power-cut', name: 'Check for power cuts' }, cTAType: 'Primary' },
      {
        uRL: { url: 'https://energy.example/advice', name: 'Advice on energy', target: '_blank' },
        cTAType: 'Secondary',
      },
    ],
  },
  'words alone': { __typename: 'LandingHeroBanner', title: 'Our plans' },
};
