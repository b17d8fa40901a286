import { z } from 'zod';
import { Cta } from '~/cms/cta';
import { listOf, Words } from '~/cms/lenient';
import { RichText } from '~/cms/rich-text';

const Side = z.object({
  title: z.string().trim().min(1),
  text: RichText.nullish().transform((text) => text ?? ''),
  cta: Cta,
});

export const DoubleCtaSchema = z.object({
  title: Words,
  sides: listOf(Side).transform((sides) => sides.slice(0, 2)),
});
export type DoubleCtaProps = z.output<typeof DoubleCtaSchema>;
