import { z } from 'zod';
import { Image } from '~/cms/image';
import { listOf, optional, Words } from '~/cms/lenient';
import { RichText } from '~/cms/rich-text';
import { VideoId } from '~/cms/video-by-id';

const Item = z.object({
  title: z.string().trim().min(1),
  icon: Words,
  description: optional(RichText),
  image: optional(Image),
  overlay: Words,
  videoId: optional(VideoId),
  videoPlayText: Words,
});

export const HelpAndAdviceSchema = z.object({ title: Words, items: listOf(Item) });
export type HelpAndAdviceProps = z.output<typeof HelpAndAdviceSchema>;
