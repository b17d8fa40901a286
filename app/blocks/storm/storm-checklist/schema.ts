import { z } from 'zod';
import { listOf, Words } from '~/cms/lenient';
import { Link } from '~/cms/link';

export const StormChecklistSchema = z.object({
  title: Words,
  items: listOf(z.string().trim().min(1)),
  links: listOf(Link),
});
export type StormChecklistProps = z.output<typeof StormChecklistSchema>;
