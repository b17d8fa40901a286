import { z } from 'zod';
import { listOf, Words } from '~/cms/lenient';
import { Link } from '~/cms/link';

/** Specification: journeys, section 2 "Storm screens" (storm checklist links). */
export const StormChecklistSchema = z.object({
  title: Words,
  items: listOf(z.string().trim().min(1)),
  links: listOf(Link),
});
export type StormChecklistProps = z.output<typeof StormChecklistSchema>;
