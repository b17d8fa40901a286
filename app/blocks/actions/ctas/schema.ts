import { z } from 'zod';
import { Cta } from '~/cms/cta';
import { listOf, Words } from '~/cms/lenient';
import { RichText } from '~/cms/rich-text';

export const CtasSchema = z.object({
  title: Words,
  text: RichText.nullish().transform((text) => text ?? ''),
  ctas: listOf(Cta),
});
export type CtasProps = z.output<typeof CtasSchema>;
