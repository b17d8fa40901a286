export const examples = {
  plain: { __typename: 'PastEvents', title: 'What we showed you', text: 'What we showed and talked about.' },
  'no title': { __typename: 'PastEvents' },
};
