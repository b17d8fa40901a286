export const examples = {
  plain: { __typename: 'Glossary', title: 'Words to know', text: 'What the words of our trade mean.' },
  'no title': { __typename: 'Glossary' },
};
