export const examples = {
  plain: {
    __typename: 'ImageWithSingleText',
    image: { url: '/media/examples/van.svg', altText: 'One of our vans', umbracoWidth: 1200, umbracoHeight: 800 },
    text: 'Our vans are on the road day and night.',
  },
  'text alone': { __typename: 'ImageWithSingleText', text: 'A sentence.' },
  'everything empty': { __typename: 'ImageWithSingleText' },
};
