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

/** Specification: lookup, section 2 "Other blocks" (download cards of PDFs). Fields: decision L-762. */
export const DownloadCardsSchema = z.object({ title: Words, items: listOf(Item) });
export type DownloadCardsProps = z.output<typeof DownloadCardsSchema>;

export const examples = {
  plain: {
    __typename: 'DownloadCards',
    title: 'Leaflets',
    items: [
      {
        title: 'Ready for a power cut',
        description: 'What to have at home.',
        file: { url: '/media/ready.pdf', name: 'Ready' },
        size: 1572864,
        pages: 4,
      },
      { title: 'Our promises', file: { url: '/media/promises.pdf' }, size: 20480, pages: 1 },
    ],
  },
  'without its size': {
    __typename: 'DownloadCards',
    items: [{ title: 'A leaflet', file: { url: '/media/leaflet' } }],
  },
  'everything empty': { __typename: 'DownloadCards', items: [{ title: 'No file' }] },
};
