import { z } from 'zod';
import { Cta } from '~/cms/cta';
import { Href } from '~/cms/href';
import { Image } from '~/cms/image';
import { filledListOf, optional, orElse, Words } from '~/cms/lenient';

const Slide = z.object({
  tag: z.string().trim().min(1),
  title: z.string().trim().min(1),
  text: Words,
  image: optional(Image),
  cta: optional(Cta),
});
const MOST_SLIDES = 6;

/** Back leads to `backUrl`, `/power-cut` by default (L-753). Holds the page's h1. */
export const PowerCutCurvedBannerSchema = z.object({
  backUrl: optional(Href),
  isPageHeader: orElse(z.boolean(), true),
  slides: filledListOf(Slide, 'a banner needs a slide').transform((slides) =>
    slides.slice(0, MOST_SLIDES),
  ),
});
export type PowerCutCurvedBannerProps = z.output<typeof PowerCutCurvedBannerSchema>;
