import { z } from 'zod';
import { parseLondon } from '~/domain/london-time';
import { Image } from '~/cms/image';
import { optional, Words } from '~/cms/lenient';

const day = z
  .string()
  .nullish()
  .transform((text) => parseLondon(text && /^\d{4}-\d\d-\d\d$/.test(text) ? `${text}T00:00:00` : text));

/** Specification: lookup, section 3 (author card: image, authorName, department, publishDate). */
export const AuthorCardSchema = z.object({
  image: optional(Image),
  authorName: z.string().trim().min(1),
  department: Words,
  publishDate: day,
});
export type AuthorCardProps = z.output<typeof AuthorCardSchema>;
