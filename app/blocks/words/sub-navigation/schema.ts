import { z } from 'zod';
import { listOf, Words } from '~/cms/lenient';
import { Link } from '~/cms/link';

export const SubNavigationSchema = z.object({ title: Words, links: listOf(Link) });
export type SubNavigationProps = z.output<typeof SubNavigationSchema>;
