import { z } from 'zod';
import { listOf, Words } from '~/cms/lenient';
import { VideoItem } from '~/cms/video-by-id';

export const UsefulVideosSchema = z.object({ title: Words, videos: listOf(VideoItem) });
export type UsefulVideosProps = z.output<typeof UsefulVideosSchema>;

const image = {
  url: '/media/video-{width}x{height}.svg',
  altText: '',
  umbracoWidth: 640,
  umbracoHeight: 360,
};

export const examples = {
  plain: {
    __typename: 'UsefulVideos',
    title: 'Useful videos',
    videos: [
      { title: 'How power reaches your street', image, videoId: 'aB3_dE-f9hI' },
      { title: 'Check your fuse box safely', videoId: 'zY8_xW-v7uT' },
      { title: 'No id', videoId: '' },
    ],
  },
  'everything empty': { __typename: 'UsefulVideos' },
};
