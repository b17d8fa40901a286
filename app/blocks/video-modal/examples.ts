export const examples = {
  plain: {
    __typename: 'VideoModal',
    title: 'See how it is done',
    text: '<p>Three minutes with a team on the road.</p>',
    video: {
      title: 'How we fix a line',
      poster: { url: '/media/examples/van.svg', altText: 'One of our vans', umbracoWidth: 1200, umbracoHeight: 800 },
      video: { url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ' },
      transcriptUrl: '/help',
    },
  },
  'the video alone': { __typename: 'VideoModal', video: { video: { url: '/media/how.mp4' } } },
  'everything empty': { __typename: 'VideoModal', title: 'No video' },
};
