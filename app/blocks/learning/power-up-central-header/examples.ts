export const examples = {
  plain: {
    __typename: 'PowerUpCentralHeader',
    title: 'Power Up Central',
    text: 'Words, films and lessons about electricity.',
    image: { url: '/media/examples/school.svg', umbracoWidth: 1200, umbracoHeight: 800 },
  },
  'the search is hidden': { __typename: 'PowerUpCentralHeader', title: 'Power Up Central', hideSearch: true },
  'the glossary is elsewhere': {
    __typename: 'PowerUpCentralHeader',
    title: 'Lessons',
    glossaryUrl: '/power-up/glossary',
  },
};
