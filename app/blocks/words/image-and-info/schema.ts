import { z } from 'zod';
import { Cta } from '~/cms/cta';
import { Image } from '~/cms/image';
import { listOf, optional, Words } from '~/cms/lenient';
import { RichText } from '~/cms/rich-text';

const Fact = z.object({ title: z.string().trim().min(1), text: z.string().trim().min(1) });

export const ImageAndInfoSchema = z.object({
  title: Words,
  text: RichText.nullish().transform((text) => text ?? ''),
  image: optional(Image),
  info: listOf(Fact),
  cta: optional(Cta),
});
export type ImageAndInfoProps = z.output<typeof ImageAndInfoSchema>;
