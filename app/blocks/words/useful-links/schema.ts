import { z } from 'zod';
import { listOf, Words } from '~/cms/lenient';
import { Link } from '~/cms/link';

export const UsefulLinksSchema = z.object({ title: Words, links: listOf(Link) });
export type UsefulLinksProps = z.output<typeof UsefulLinksSchema>;
