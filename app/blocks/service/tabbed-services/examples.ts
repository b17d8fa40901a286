const card = (title: string, url: string, subtitle?: string) => ({
  title,
  subtitle,
  image: { url: '/media/person.svg', altText: '', umbracoWidth: 640, umbracoHeight: 360 },
  link: { uRL: { url, name: title } },
});

export const examples = {
  plain: {
    __typename: 'TabbedServices',
    title: 'What can we do for you?',
    tabs: [
      {
        title: 'Power cuts',
        icon: 'power-cut',
        cards: [card('Check your power', '/power-cut', 'Is it only you?'), card('Plan ahead', '/get-ready')],
      },
      { title: 'Connections', icon: 'bolt', cards: [card('Add a charger', '/charger', 'Tell us in five minutes')] },
      { title: 'A tab without cards' },
    ],
  },
  'everything empty': { __typename: 'TabbedServices' },
};
