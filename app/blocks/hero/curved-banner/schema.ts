import { z } from 'zod';
import { Image } from '~/cms/image';
import { listOf, optional, Words } from '~/cms/lenient';
import { Link } from '~/cms/link';

/** Holds the page's h1. */
export const CurvedBannerSchema = z.object({
  title: z.string().trim().min(1),
  text: Words,
  image: optional(Image),
  switcherLabel: Words,
  options: listOf(Link),
});
export type CurvedBannerProps = z.output<typeof CurvedBannerSchema>;
