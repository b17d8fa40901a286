import { z } from 'zod';
import { Cta } from '~/cms/cta';
import { Image } from '~/cms/image';
import { Words } from '~/cms/lenient';
import { RichText } from '~/cms/rich-text';

export const DangerousSituationSchema = z.object({
  title: z.string().trim().min(1),
  text: RichText.nullish().transform((text) => text ?? ''),
  examples: z.array(z.object({ image: Image, title: z.string().trim().min(1) })).default([]),
  buttonText: Words,
  noticeTitle: Words,
  noticeText: RichText.nullish().transform((text) => text ?? ''),
  noticeButtons: z.array(Cta).default([]),
  primaryButton: Cta.nullish().transform((cta) => cta ?? null),
});
