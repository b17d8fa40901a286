import { z } from 'zod';
import { listOf, Words } from '~/cms/lenient';
import { ButtonUrl } from '~/cms/link';

const Item = z.object({
  title: z.string().trim().min(1),
  description: Words,
  file: ButtonUrl,
  /** In bytes. */
  size: z.number().int().positive().nullish().catch(null),
  pages: z.number().int().positive().nullish().catch(null),
});

/** Specification: lookup, section 2 "Other blocks" (download cards of PDFs). Fields: decision L-762. */
export const DownloadCardsSchema = z.object({ title: Words, items: listOf(Item) });
export type DownloadCardsProps = z.output<typeof DownloadCardsSchema>;
