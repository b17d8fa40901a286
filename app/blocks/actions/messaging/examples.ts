export const examples = {
  warning: {
    __typename: 'Messaging',
    style: 'Warning',
    title: 'Seen a fallen power line?',
    text: '<p>Stay well away. Call <a class="tel" href="tel:105">105</a> now.</p>',
  },
  information: { __typename: 'Messaging', style: 'Information', title: 'Our office is closed on Monday', text: '' },
  'no title': { __typename: 'Messaging', style: 'Loud', text: 'Only words' },
  'everything empty': { __typename: 'Messaging' },
};
