import { z } from 'zod';
import { Href } from '../href';
import { Image } from '../image';
import { optional, Words } from '../lenient';

export const MediaResource = z.object({
  title: z.string().trim().min(1),
  text: Words,
  /** Such as "Video" or "Worksheet". */
  type: z.string().trim().min(1),
  /** Such as "7 to 11 years". */
  ages: Words,
  url: Href,
  image: optional(Image),
});
export type MediaResource = z.output<typeof MediaResource>;
