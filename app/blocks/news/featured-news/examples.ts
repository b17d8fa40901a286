export const examples = {
  plain: {
    __typename: 'FeaturedNews',
    newsAndEventsItemTitle: 'New cable under the estuary',
    newsAndEventsItemDate: '2026-03-04T09:00:00',
    newsAndEventsItemDescription: '<p>Work starts in April and takes two years.</p>',
    newsAndEventsItemImage: {
      url: '/media/dig.svg',
      altText: 'A cable drum on a barge',
      umbracoWidth: 1600,
      umbracoHeight: 900,
    },
    newsAndEventsItemReadmore: { url: '/news/new-cable' },
  },
  'title alone': { __typename: 'FeaturedNews', newsAndEventsItemTitle: 'We are hiring' },
};
