export const examples = {
  plain: {
    __typename: 'Accordion',
    title: 'Questions we are asked',
    items: [
      { title: 'Who do I call in a power cut?', text: '<p>Call <a class="tel" href="tel:105">105</a>, free.</p>' },
      { title: 'Will my food keep?', text: '<p>A full freezer stays cold for about two days.</p>', open: true },
    ],
  },
  'a bad item among good ones': { __typename: 'Accordion', items: [{ text: 'No title' }, { title: 'Kept', text: '' }] },
  'everything empty': { __typename: 'Accordion' },
};
