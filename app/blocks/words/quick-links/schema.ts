import { z } from 'zod';
import { listOf, Words } from '~/cms/lenient';
import { Link } from '~/cms/link';

const QuickLink = z
  .object({ icon: Words, link: Link })
  .transform(({ icon, link }) => ({ icon, ...link }));

/** Those without an address are skipped. */
export const QuickLinksSchema = z.object({ title: Words, links: listOf(QuickLink) });
export type QuickLinksProps = z.output<typeof QuickLinksSchema>;
