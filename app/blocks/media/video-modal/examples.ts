export const examples = {
  plain: {
    __typename: 'VideoModal',
    title: 'See how it is done',
    text: '<p>Three minutes with a team on the road.</p>',
    video: {
      title: 'A sample film',
      poster: { url: '/media/examples/van.svg', altText: 'One of our vans', umbracoWidth: 1200, umbracoHeight: 800 },
      video: { url: '/media/examples/sample.webm' },
      transcriptUrl: '/help',
    },
  },
  'the video alone': { __typename: 'VideoModal', video: { video: { url: '/media/examples/sample.webm' } } },
  'everything empty': { __typename: 'VideoModal', title: 'No video' },
};
