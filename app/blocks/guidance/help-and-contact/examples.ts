const link = (url: string, name: string) => ({ uRL: { url, name } });

export const examples = {
  plain: {
    __typename: 'HelpAndContact',
    title: 'Help and contact',
    tabs: [
      {
        tabTitle: 'Power cuts',
        icon: 'power-cut',
        helpAndContactLinkSet: [
          {
            linkSetTitle: 'My power is off',
            linkSetText: '<p>Check your fuse box first.</p>',
            linkSetLinks: [link('/power-cut', 'Check your power')],
          },
          {
            linkSetTitle: 'I want money back',
            linkSetLinks: [link('/compensation', 'Compensation')],
            linkSetSignLanguageVideo: { title: 'Money back, in BSL', video: { url: '/media/examples/sample.webm' } },
          },
        ],
      },
      {
        tabTitle: 'Talk to us',
        icon: 'phone',
        tabComponents: [
          { __typename: 'RichText', text: '<p>Call <a class="tel" href="tel:105">105</a>, day or night.</p>' },
        ],
      },
    ],
  },
  'everything empty': { __typename: 'HelpAndContact' },
};
