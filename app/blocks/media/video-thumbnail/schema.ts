import { z } from 'zod';
import { Words } from '~/cms/lenient';
import { VideoItem } from '~/cms/video-by-id';

/** Specification: journeys, section 2 (video thumbnail with play pop-up). */
export const VideoThumbnailSchema = z.object({ heading: Words, video: VideoItem });
export type VideoThumbnailProps = z.output<typeof VideoThumbnailSchema>;
