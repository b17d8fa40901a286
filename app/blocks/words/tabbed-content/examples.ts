export const examples = {
  plain: {
    __typename: 'TabbedContent',
    title: 'How it works',
    tabs: [
      { title: 'At home', icon: 'home', text: '<p>Tell us what you want to add.</p>' },
      {
        title: 'At work',
        text: '<p>Send us a drawing.</p>',
        components: [
          {
            __typename: 'Statistics',
            items: [
              { value: '10', title: 'days to answer' },
              { value: '3', title: 'steps' },
              { value: '1', title: 'person to ask' },
            ],
          },
          { __typename: 'RichText', hideFromView: true, text: 'Not to be seen' },
        ],
      },
    ],
  },
  'everything empty': { __typename: 'TabbedContent' },
};
