import { z } from 'zod';
import { Cta } from '~/cms/cta';
import { Image } from '~/cms/image';
import { Words } from '~/cms/lenient';
import { RichText } from '~/cms/rich-text';

export const DangerousSituationSchema = z.object({
  title: z.string().trim().min(1),
  text: RichText.nullish().transform((text) => text ?? ''),
  examples: z.array(z.object({ image: Image, title: z.string().trim().min(1) })).default([]),
  /** Of the button that reveals the notice. */
  buttonText: Words,
  noticeTitle: Words,
  noticeText: RichText.nullish().transform((text) => text ?? ''),
  /** Such as a number to call. */
  noticeButtons: z.array(Cta).default([]),
  /** Opens a form. */
  primaryButton: Cta.nullish().transform((cta) => cta ?? null),
});
