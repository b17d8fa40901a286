export const examples = {
  plain: {
    __typename: 'FullWidthVideo',
    ...{
      title: 'How we fix a line',
      poster: { url: '/media/examples/van.svg', altText: 'One of our vans', umbracoWidth: 1200, umbracoHeight: 800 },
      video: { url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ' },
      transcriptUrl: '/help',
    },
  },
  'a file of ours, without poster and title': { __typename: 'FullWidthVideo', video: { url: '/media/how.mp4' } },
  'a host that we have no player for': {
    __typename: 'FullWidthVideo',
    title: 'Elsewhere',
    video: { url: 'https://videos.example/1' },
  },
};
