export const examples = {
  plain: {
    __typename: 'ReviewsWidget',
    title: 'What our customers say',
    text: 'From people we helped this month.',
    reviewsUrl: 'https://reviews.example/meridian',
    widgetId: 'carousel-1',
  },
  'everything empty': { __typename: 'ReviewsWidget' },
};
