import { z } from 'zod';
import { listOf, Words } from '~/cms/lenient';
import { RichText } from '~/cms/rich-text';

const Item = z.union([
  z.string().trim().min(1),
  z.object({ text: z.string().trim().min(1) }).transform(({ text }) => text),
]);

export const ChecklistSchema = z.object({
  title: Words,
  text: RichText.nullish().transform((text) => text ?? ''),
  items: listOf(Item),
});
export type ChecklistProps = z.output<typeof ChecklistSchema>;
