import { z } from 'zod';
import { listOf, Words } from '~/cms/lenient';
import { VideoItem } from '~/cms/video-by-id';

export const UsefulVideosSchema = z.object({ title: Words, videos: listOf(VideoItem) });
export type UsefulVideosProps = z.output<typeof UsefulVideosSchema>;
