export const examples = {
  plain: {
    __typename: 'SupplierMpanFinder',
    title: 'Who supplies my electricity?',
    text: '<p>Find your supplier and your MPAN.</p>',
    tooltipLink: 'Where is my meter number?',
  },
  'without the tooltip': { __typename: 'SupplierMpanFinder', title: 'Find your supplier' },
  'everything empty': { __typename: 'SupplierMpanFinder' },
};
