export const examples = {
  plain: { __typename: 'Anchor', anchorName: 'What we do' },
  'an address already': { __typename: 'Anchor', anchorName: '#how-to-help' },
};
