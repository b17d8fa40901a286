import { z } from 'zod';
import { Href } from '../href';
import { orElse, Words } from '../lenient';

/** A lesson of Power Up. The order of the lessons is `order`, then the title (decision L-761). Specification: lookup, section 2. */
export const Lesson = z.object({
  title: z.string().trim().min(1),
  url: Href,
  order: orElse(z.number(), Number.MAX_SAFE_INTEGER),
  text: Words,
});
export type Lesson = z.output<typeof Lesson>;
