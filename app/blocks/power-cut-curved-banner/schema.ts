import { z } from 'zod';
import { Cta } from '~/cms/cta';
import { Href } from '~/cms/href';
import { Image } from '~/cms/image';
import { listOf, optional, Words } from '~/cms/lenient';

const Slide = z.object({
  /** What the switcher says. */
  tag: z.string().trim().min(1),
  title: z.string().trim().min(1),
  text: Words,
  image: optional(Image),
  cta: optional(Cta),
});
const MOST_SLIDES = 6;

/**
 * Specification: lookup, section 2 "Other blocks" (power-cut curved banner with a Back button and a tag switcher that changes the
 * active slide). Back leads to `backUrl`, `/power-cut` by default (decision L-753). It holds the page's h1.
 */
export const PowerCutCurvedBannerSchema = z
  .object({
    backUrl: optional(Href),
    isPageHeader: z.boolean().catch(true),
    slides: listOf(Slide).transform((slides) => slides.slice(0, MOST_SLIDES)),
  })
  .refine(({ slides }) => slides.length > 0, 'a banner needs a slide');
export type PowerCutCurvedBannerProps = z.output<typeof PowerCutCurvedBannerSchema>;
