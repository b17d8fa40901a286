import { z } from 'zod';
import { Words } from '~/cms/lenient';

/** `featuredNodeId` names one shown elsewhere on the page. */
export const NewsListSchema = z.object({
  title: Words,
  featuredNodeId: z
    .union([z.string(), z.number()])
    .nullish()
    .transform((id) => (id == null ? null : String(id))),
});
export type NewsListProps = z.output<typeof NewsListSchema>;
