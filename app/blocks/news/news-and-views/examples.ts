export const examples = {
  plain: {
    __typename: 'NewsAndViews',
    title: 'News and views',
    text: 'What we build, and why.',
    link: { uRL: { url: '/news', name: 'See all news' } },
  },
  'chosen by editors': { __typename: 'NewsAndViews', nodeIds: ['2', 'gone', 1] },
};
