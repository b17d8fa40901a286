import { z } from 'zod';
import { Image } from '~/cms/image';
import { optional, Words } from '~/cms/lenient';
import { Day } from '~/cms/collections/moment';

export const AuthorCardSchema = z.object({
  image: optional(Image),
  authorName: z.string().trim().min(1),
  department: Words,
  publishDate: optional(Day),
});
export type AuthorCardProps = z.output<typeof AuthorCardSchema>;
