import { z } from 'zod';
import { Cta } from '~/cms/cta';
import { Image } from '~/cms/image';
import { listOf, optional, Words } from '~/cms/lenient';
import { RichText } from '~/cms/rich-text';

export const ServicesCardSchema = z.object({
  title: z.string().trim().min(1),
  icon: Words,
  text: optional(RichText),
  image: optional(Image),
  ctas: listOf(Cta),
});
export type ServicesCardProps = z.output<typeof ServicesCardSchema>;
