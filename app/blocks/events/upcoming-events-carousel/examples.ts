export const examples = {
  plain: {
    __typename: 'UpcomingEventsCarousel',
    title: 'Come and see us',
    cta: { buttonUrl: { url: '/events', name: 'All events' } },
  },
  'no title': { __typename: 'UpcomingEventsCarousel' },
};
