import { z } from 'zod';
import { Cta } from '~/cms/cta';
import { listOf, orElse, Words } from '~/cms/lenient';
import { RichText } from '~/cms/rich-text';

const Item = z
  .object({
    title: Words,
    text: RichText.nullish().transform((text) => text ?? ''),
    ctas: listOf(Cta),
  })
  .refine(({ title, text }) => title || text, 'a step needs words');

/**
 * One item with its index, or a list of them, of which each has its place as index. Calls to action
 * after the first are left out (L-759).
 */
export const NumberedItemSchema = z
  .object({
    index: orElse(z.number().int().min(0), 0),
    heading: Words,
    items: z.array(z.unknown()).nullish(),
  })
  .passthrough()
  .transform(({ index, heading, items, ...own }) => ({
    heading,
    items: listOf(Item)
      .parse(items ?? [own])
      .map(({ title, text, ctas }, place) => ({
        number: index + place + 1,
        title,
        text,
        cta: ctas[0] ?? null,
      })),
  }));
export type NumberedItemProps = z.output<typeof NumberedItemSchema>;
