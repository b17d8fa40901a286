export const examples = {
  plain: {
    __typename: 'VideoThumbnail',
    heading: 'See how we repair a line',
    video: { title: 'Repairing a line', videoId: 'aB3_dE-f9hI', image: { url: '/media/line.svg', altText: '' } },
  },
  'no picture, no title': { __typename: 'VideoThumbnail', video: { videoId: 'aB3_dE-f9hI' } },
};
