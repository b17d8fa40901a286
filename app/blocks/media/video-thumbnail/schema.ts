import { z } from 'zod';
import { Words } from '~/cms/lenient';
import { VideoItem } from '~/cms/video-by-id';

/** Specification: journeys, section 2 (video thumbnail with play pop-up). */
export const VideoThumbnailSchema = z.object({ heading: Words, video: VideoItem });
export type VideoThumbnailProps = z.output<typeof VideoThumbnailSchema>;

export const examples = {
  plain: {
    __typename: 'VideoThumbnail',
    heading: 'See how we repair a line',
    video: {
      title: 'Repairing a line',
      videoId: 'aB3_dE-f9hI',
      image: { url: '/media/line.svg', altText: '' },
    },
  },
  'no picture, no title': { __typename: 'VideoThumbnail', video: { videoId: 'aB3_dE-f9hI' } },
};
