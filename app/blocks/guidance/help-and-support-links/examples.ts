export const examples = {
  plain: {
    __typename: 'HelpAndSupportLinks',
    title: 'Help and support',
    text: 'Whatever your needs, we can help.',
    links: [
      {
        uRL: { url: '/help', name: 'Extra help in a power cut' },
        text: 'Free, for everyone who needs it',
        icon: 'person',
      },
      { buttonUrl: { url: '/power-cut', name: 'Power cuts near you' } },
    ],
  },
  'a link without words': { __typename: 'HelpAndSupportLinks', links: [{ buttonUrl: { url: '/nowhere' } }] },
  'everything empty': { __typename: 'HelpAndSupportLinks' },
};
