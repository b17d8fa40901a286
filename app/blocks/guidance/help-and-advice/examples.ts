export const examples = {
  plain: {
    __typename: 'HelpAndAdvice',
    title: 'Help and advice',
    items: [
      {
        title: 'Check your fuse box',
        icon: 'bolt',
        description: '<p>Is a switch down? Push it up once.</p>',
        image: { url: '/media/fuse-box.svg', altText: 'A fuse box', umbracoWidth: 320, umbracoHeight: 180 },
        overlay: 'Switches that are up are on',
      },
      { title: 'See how', icon: 'play', videoId: 'aB3_dE-f9hI', videoPlayText: 'Check your fuse box safely' },
    ],
  },
  'everything empty': { __typename: 'HelpAndAdvice' },
};
