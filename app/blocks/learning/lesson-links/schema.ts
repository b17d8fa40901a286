import { z } from 'zod';
import { optional } from '~/cms/lenient';
import { Link } from '~/cms/link';

/**
 * What content does not name comes from the list of lessons, by the page that the block is on
 * (L-761).
 */
export const LessonLinksSchema = z.object({ previous: optional(Link), next: optional(Link) });
export type LessonLinksProps = z.output<typeof LessonLinksSchema>;
