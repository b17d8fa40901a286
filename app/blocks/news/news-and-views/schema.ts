import { z } from 'zod';
import { listOf, optional, Words } from '~/cms/lenient';
import { Link } from '~/cms/link';

export const NewsAndViewsSchema = z.object({
  title: Words,
  text: Words,
  nodeIds: listOf(z.union([z.string(), z.number()]).transform(String)),
  link: optional(Link),
});
export type NewsAndViewsProps = z.output<typeof NewsAndViewsSchema>;
