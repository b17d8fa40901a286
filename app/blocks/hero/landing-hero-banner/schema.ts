import { z } from 'zod';
import { Cta } from '~/cms/cta';
import { Image } from '~/cms/image';
import { listOf, optional, Words } from '~/cms/lenient';

/** Specification: lookup, section 2 "Other blocks" (landing hero banners). It holds the page's h1. Fields: decision L-762. */
export const LandingHeroBannerSchema = z.object({
  title: z.string().trim().min(1),
  text: Words,
  image: optional(Image),
  ctas: listOf(Cta),
});
export type LandingHeroBannerProps = z.output<typeof LandingHeroBannerSchema>;
