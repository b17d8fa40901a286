import { z } from 'zod';
import { Image } from '~/cms/image';
import { optional, Words } from '~/cms/lenient';

/** Holds the page's h1. */
export const CareersHomeBannerSchema = z.object({
  header: z.string().trim().min(1),
  subheader: Words,
  image: optional(Image),
});
export type CareersHomeBannerProps = z.output<typeof CareersHomeBannerSchema>;
