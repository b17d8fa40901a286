import { z } from 'zod';
import { listOf, optional, Words } from '~/cms/lenient';
import { ButtonUrl } from '~/cms/link';

const Item = z.object({
  title: z.string().trim().min(1),
  description: Words,
  file: ButtonUrl,
  /** In bytes. */
  size: optional(z.number().int().positive()),
  pages: optional(z.number().int().positive()),
});

export const DownloadCardsSchema = z.object({ title: Words, items: listOf(Item) });
export type DownloadCardsProps = z.output<typeof DownloadCardsSchema>;
