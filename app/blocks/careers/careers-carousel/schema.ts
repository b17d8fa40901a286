import { z } from 'zod';
import { Image } from '~/cms/image';
import { listOf, optional, Words } from '~/cms/lenient';
import { Link } from '~/cms/link';
import { RichText } from '~/cms/rich-text';

const Slide = z.object({
  title: z.string().trim().min(1),
  name: Words,
  text: optional(RichText),
  image: optional(Image),
  link: optional(Link),
});

export const CareersCarouselSchema = z.object({ title: Words, slides: listOf(Slide) });
export type CareersCarouselProps = z.output<typeof CareersCarouselSchema>;
