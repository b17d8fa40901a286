import { z } from 'zod';
import { Words } from '~/cms/lenient';
import { VideoItem } from '~/cms/video-by-id';

export const VideoThumbnailSchema = z.object({ heading: Words, video: VideoItem });
export type VideoThumbnailProps = z.output<typeof VideoThumbnailSchema>;
