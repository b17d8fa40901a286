import { z } from 'zod';
import { listOf, orElse, Words } from '~/cms/lenient';
import { RichText } from '~/cms/rich-text';

const Item = z.object({
  title: z.string().trim().min(1),
  text: RichText.nullish().transform((text) => text ?? ''),
  open: orElse(z.boolean(), false),
});

export const AccordionSchema = z.object({ title: Words, items: listOf(Item) });
export type AccordionProps = z.output<typeof AccordionSchema>;
