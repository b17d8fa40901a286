const image = { url: '/media/person.svg', altText: 'A cable jointer at work', umbracoWidth: 640, umbracoHeight: 360 };

export const examples = {
  plain: {
    __typename: 'CareersContentCards',
    title: 'Why work here',
    cards: [
      {
        title: 'Time off',
        text: '28 days, and your birthday.',
        image,
        detail: '<p>You may buy five more days each year.</p>',
        ctas: [{ buttonUrl: { url: '/careers/benefits', name: 'All benefits' }, cTAType: 'Secondary' }],
      },
      {
        title: 'Learning',
        text: 'A course each month.',
        ctas: [{ buttonUrl: { url: '/careers/learning', name: 'See courses' } }],
      },
    ],
  },
  'everything empty': { __typename: 'CareersContentCards' },
};
