export const examples = {
  plain: {
    __typename: 'FullWidthVideo',
    ...{
      title: 'A sample film',
      poster: { url: '/media/examples/van.svg', altText: 'One of our vans', umbracoWidth: 1200, umbracoHeight: 800 },
      video: { url: '/media/examples/sample.webm' },
      transcriptUrl: '/help',
    },
  },
  'a file of ours, without poster and title': {
    __typename: 'FullWidthVideo',
    video: { url: '/media/examples/sample.webm' },
  },
  'a host that we have no player for': {
    __typename: 'FullWidthVideo',
    title: 'Elsewhere',
    video: { url: 'https://videos.example/1' },
  },
};
