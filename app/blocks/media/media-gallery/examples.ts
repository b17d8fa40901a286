const picture = (place: number) => ({
  __typename: 'MediaGallery',
  image: {
    url: `/media/examples/${['pylons', 'substation', 'van', 'school'][place % 4] ?? 'van'}.svg`,
    umbracoWidth: 1200,
    umbracoHeight: 800,
  },
  alternativeText: `Picture number ${place + 1}`,
  description: place % 2 ? 'Taken in spring.' : null,
});

export const examples = {
  plain: {
    __typename: 'MediaGallery',
    title: 'A day on the network',
    entries: [
      picture(0),
      {
        __typename: 'MediaGalleryVideo',
        poster: { url: '/media/examples/van.svg', altText: 'One of our vans', umbracoWidth: 1200, umbracoHeight: 800 },
        video: { url: '/media/examples/sample.webm' },
        alternativeText: 'A film of our van',
        description: 'Two minutes.',
      },
      picture(2),
      picture(3),
      picture(1),
      picture(4),
    ],
  },
  'one picture': { __typename: 'MediaGallery', entries: [picture(1)] },
  'a bad one among good ones': { __typename: 'MediaGallery', entries: [{ __typename: 'Other' }, picture(2)] },
  'everything empty': { __typename: 'MediaGallery' },
};
