export const examples = {
  plain: {
    __typename: 'LargeImageWithLinkCards',
    title: 'Work with us',
    text: 'We look after the lines of eight million homes.',
    image: {
      url: '/media/examples/pylons.svg',
      altText: 'Pylons across a field at noon',
      umbracoWidth: 1200,
      umbracoHeight: 800,
    },
    cards: [
      { title: 'Careers', text: 'See our open posts.', link: { uRL: { url: '/careers', name: 'Careers' } } },
      { link: { uRL: { url: '/help', name: 'Help and advice' } } },
    ],
  },
  'no picture': { __typename: 'LargeImageWithLinkCards', cards: [{ link: { uRL: { url: '/help', name: 'Help' } } }] },
  'everything empty': {
    __typename: 'LargeImageWithLinkCards',
    image: {
      url: '/media/examples/pylons.svg',
      altText: 'Pylons across a field at noon',
      umbracoWidth: 1200,
      umbracoHeight: 800,
    },
  },
};
