import { z } from 'zod';
import { optional, Words } from '~/cms/lenient';
import { RichText } from '~/cms/rich-text';
import { Video } from '~/cms/video';

export const VideoModalSchema = z
  .object({
    title: Words,
    text: RichText.nullish().transform((text) => text ?? ''),
    video: optional(Video),
  })
  .passthrough();
export type VideoModalProps = z.output<typeof VideoModalSchema>;
