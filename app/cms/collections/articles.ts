import { z } from 'zod';
import { Href } from '../href';
import { Image } from '../image';
import { optional, orElse, Words } from '../lenient';
import { VideoId } from '../video-by-id';
import { Day } from './moment';

/** `featured` keeps it out of the list. */
export const Article = z.object({
  nodeId: z.union([z.string().min(1), z.number()]).transform(String),
  pageTitle: z.string().trim().min(1),
  subhead: Words,
  image: optional(Image),
  video: optional(VideoId),
  url: Href,
  publishedDate: Day,
  featured: orElse(z.boolean(), false),
});
export type Article = z.output<typeof Article>;
