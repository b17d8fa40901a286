import { z } from 'zod';
import { Cta } from '~/cms/cta';
import { Image } from '~/cms/image';
import { listOf, optional, Words } from '~/cms/lenient';
import { RichText } from '~/cms/rich-text';

/** Text is left or right, else right (L-757). */
export const ImageAndRichTextSchema = z.object({
  title: Words,
  text: optional(RichText).transform((text) => text ?? ''),
  image: optional(Image),
  textPosition: optional(z.string()).transform((wish) =>
    wish?.trim().toLowerCase() === 'left' ? ('left' as const) : ('right' as const),
  ),
  ctas: listOf(Cta),
});
export type ImageAndRichTextProps = z.output<typeof ImageAndRichTextSchema>;
