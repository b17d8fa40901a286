export const examples = {
  plain: {
    __typename: 'AreaChecker',
    title: 'Do we look after your power lines?',
    text: '<p>Type your postcode to find out.</p>',
    searchLabel: 'Your postcode or address',
  },
  'everything empty': { __typename: 'AreaChecker' },
};
