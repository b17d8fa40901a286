export const examples = {
  plain: {
    __typename: 'DownloadCards',
    title: 'Leaflets',
    items: [
      {
        title: 'Ready for a power cut',
        description: 'What to have at home.',
        file: { url: '/media/ready.pdf', name: 'Ready' },
        size: 1572864,
        pages: 4,
      },
      { title: 'Our promises', file: { url: '/media/promises.pdf' }, size: 20480, pages: 1 },
    ],
  },
  'without its size': { __typename: 'DownloadCards', items: [{ title: 'A leaflet', file: { url: '/media/leaflet' } }] },
  'everything empty': { __typename: 'DownloadCards', items: [{ title: 'No file' }] },
};
