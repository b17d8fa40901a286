export const examples = {
  plain: {
    __typename: 'InPageNavigation',
    links: [
      { anchorName: 'What we do', anchorAltText: 'our work in short' },
      { anchorName: 'How to help', anchorCTAIcon: 'person' },
      { anchorName: 'Talk to us', anchorCTAIcon: 'phone', anchorCTAStyleToggle: true },
    ],
  },
  'Power Up': {
    __typename: 'InPageNavigation',
    label: 'Parts of the lesson',
    theme: 'Power Up',
    links: [{ anchorName: 'Watch' }],
  },
  'everything empty': { __typename: 'InPageNavigation', links: [{ anchorName: ' ' }] },
};
