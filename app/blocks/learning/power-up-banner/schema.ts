import { z } from 'zod';
import { Cta } from '~/cms/cta';
import { Image } from '~/cms/image';
import { listOf, optional, orElse, Words } from '~/cms/lenient';
import { Link } from '~/cms/link';

const Spot = z.object({ title: Words, image: optional(Image), link: Link });

/** `isPageHeader` makes its title the page's h1. */
export const PowerUpBannerSchema = z.object({
  title: z.string().trim().min(1),
  text: Words,
  image: optional(Image),
  isPageHeader: orElse(z.boolean(), false),
  cta: optional(Cta),
  spots: listOf(Spot),
});
export type PowerUpBannerProps = z.output<typeof PowerUpBannerSchema>;
