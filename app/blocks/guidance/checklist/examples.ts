export const examples = {
  plain: {
    __typename: 'Checklist',
    title: 'Keep these at hand',
    text: '<p>For the next power cut:</p>',
    items: ['A torch', { text: 'A charged power bank' }, 'The number 105'],
  },
  'a bad item among good ones': { __typename: 'Checklist', items: [' ', 4, 'Blankets'] },
  'everything empty': { __typename: 'Checklist' },
};
