import { z } from 'zod';
import { Image } from '~/cms/image';
import { listOf, optional, orElse, Words } from '~/cms/lenient';
import { Link } from '~/cms/link';

const Slide = z.object({ image: Image, caption: Words, link: optional(Link) });

export const ImageCarouselSchema = z.object({
  title: Words,
  whole: orElse(z.boolean(), false),
  slides: listOf(Slide),
});
export type ImageCarouselProps = z.output<typeof ImageCarouselSchema>;
