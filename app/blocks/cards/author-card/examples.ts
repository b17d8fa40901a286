export const examples = {
  plain: {
    __typename: 'AuthorCard',
    image: { url: '/media/examples/van.svg', altText: 'One of our vans', umbracoWidth: 1200, umbracoHeight: 800 },
    authorName: 'Amara Okafor',
    department: 'Network planning',
    publishDate: '2026-03-05T09:00:00Z',
  },
  'a day alone': { __typename: 'AuthorCard', authorName: 'Ben Ives', publishDate: '2026-07-01' },
  'name only': { __typename: 'AuthorCard', authorName: 'Sam', publishDate: 'soon' },
};
