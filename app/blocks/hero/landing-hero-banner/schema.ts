import { z } from 'zod';
import { Cta } from '~/cms/cta';
import { Image } from '~/cms/image';
import { listOf, optional, Words } from '~/cms/lenient';

/** Holds the page's h1. */
export const LandingHeroBannerSchema = z.object({
  title: z.string().trim().min(1),
  text: Words,
  image: optional(Image),
  ctas: listOf(Cta),
});
export type LandingHeroBannerProps = z.output<typeof LandingHeroBannerSchema>;
