export const examples = {
  plain: {
    __typename: 'CostCalculator',
    title: 'A first idea of the cost',
    text: '<p>For a new connection, or for more power.</p>',
    bannerImage: {
      url: '/media/connection.svg',
      altText: 'A house with its line',
      umbracoWidth: 500,
      umbracoHeight: 400,
    },
  },
  'without a picture': { __typename: 'CostCalculator', title: 'What could it cost?' },
  'everything empty': { __typename: 'CostCalculator' },
};
