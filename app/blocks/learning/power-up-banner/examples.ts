export const examples = {
  plain: {
    __typename: 'PowerUpBanner',
    title: 'Power Up',
    text: 'Find out how electricity gets to your home.',
    image: { url: '/media/examples/school.svg', umbracoWidth: 1200, umbracoHeight: 800 },
    isPageHeader: true,
    cta: { buttonUrl: { url: '/help#game', name: 'Play the game' } },
    spots: [
      {
        title: 'Lessons',
        image: {
          url: '/media/examples/substation.svg',
          altText: 'A substation',
          umbracoWidth: 1200,
          umbracoHeight: 800,
        },
        link: { uRL: { url: '/help#lessons', name: 'Go to the lessons' } },
      },
      { link: { uRL: { url: '/help#words', name: 'Words to know' } } },
    ],
  },
  'further down a page': { __typename: 'PowerUpBanner', title: 'More to do' },
};
