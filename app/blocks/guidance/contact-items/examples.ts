export const examples = {
  plain: {
    __typename: 'ContactItems',
    title: 'Talk to us',
    items: [
      { icon: 'phone', title: 'Call 105', text: 'Free, day or night.', telephone1: '105', telephone2: '0808 157 0105' },
    ],
  },
  'mail and links': {
    __typename: 'ContactItems',
    items: [
      {
        icon: 'no-such-icon',
        title: 'Write to us',
        emailHeader: 'Email',
        email: { url: 'mailto:help@meridian-power.example', name: 'help@meridian-power.example' },
        linkItem: { uRL: { url: '/power-cut', name: 'Power cuts near you' } },
        facebook: { buttonUrl: { url: 'https://facebook.example/meridian', name: 'Facebook' } },
      },
    ],
  },
  'everything empty': { __typename: 'ContactItems' },
};
