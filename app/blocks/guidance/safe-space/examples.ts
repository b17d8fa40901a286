export const examples = {
  plain: {
    __typename: 'SafeSpace',
    title: 'Are you safe at home?',
    text: '<p>The safe space has advice about domestic abuse. It leaves no trace in your browser’s history.</p>',
    buttonLabel: 'Open the safe space',
  },
  'everything empty': { __typename: 'SafeSpace' },
};
