const card = (title: string, url: string) => ({
  title,
  text: 'What you would do, and what you would learn.',
  image: { url: '/media/person.svg', altText: '', umbracoWidth: 640, umbracoHeight: 360 },
  link: { uRL: { url, name: title } },
});

export const examples = {
  plain: {
    __typename: 'CareersHeroCards',
    title: 'Find your place',
    cards: [
      card('Apprentices', '/careers/apprentices'),
      card('Graduates', '/careers/graduates'),
      card('Engineers', '/careers/engineers'),
    ],
  },
  'everything empty': { __typename: 'CareersHeroCards' },
};
