import { z } from 'zod';
import { Image } from '~/cms/image';
import { optional, Words } from '~/cms/lenient';
import { RichText } from '~/cms/rich-text';

export const CostCalculatorSchema = z.object({
  title: Words,
  text: optional(RichText),
  bannerImage: optional(Image),
});
export type CostCalculatorProps = z.output<typeof CostCalculatorSchema>;
