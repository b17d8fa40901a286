export const examples = {
  plain: {
    __typename: 'FullWidthImage',
    image: {
      url: '/media/examples/pylons.svg',
      altText: 'Pylons across a field at noon',
      umbracoWidth: 1200,
      umbracoHeight: 800,
    },
    caption: 'The line from Norwich to the coast.',
  },
  'no caption, and a picture that says nothing new': {
    __typename: 'FullWidthImage',
    image: { url: '/media/examples/school.svg', umbracoWidth: 1200, umbracoHeight: 800 },
  },
};
