import { z } from 'zod';
import { listOf, Words } from '~/cms/lenient';
import { Link } from '~/cms/link';

/** Specification: journeys, section 2 (useful links). */
export const UsefulLinksSchema = z.object({ title: Words, links: listOf(Link) });
export type UsefulLinksProps = z.output<typeof UsefulLinksSchema>;
