const image = { url: '/media/plan.svg', altText: 'A drawing', umbracoWidth: 640, umbracoHeight: 360 };

export const examples = {
  plain: {
    __typename: 'MediaTiles',
    title: 'Watch and read',
    tiles: [
      { title: 'How power reaches you', image, videoId: 'aB3_dE-f9hI', text: 'Three minutes.' },
      { title: 'Our plan', image, url: '/plan' },
      { title: 'A picture alone', image },
      { text: 'no title' },
    ],
  },
  'everything empty': { __typename: 'MediaTiles' },
};
