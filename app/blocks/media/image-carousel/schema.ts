import { z } from 'zod';
import { Image } from '~/cms/image';
import { listOf, optional, orElse, Words } from '~/cms/lenient';
import { Link } from '~/cms/link';

const Slide = z.object({ image: Image, caption: Words, link: optional(Link) });

/** Specification: lookup, section 2 "Other blocks" (image carousels). `whole` shows one at a time. Fields: decision L-762. */
export const ImageCarouselSchema = z.object({
  title: Words,
  whole: orElse(z.boolean(), false),
  slides: listOf(Slide),
});
export type ImageCarouselProps = z.output<typeof ImageCarouselSchema>;

export const examples = {
  plain: {
    __typename: 'ImageCarousel',
    title: 'Seen on the road',
    slides: [
      {
        image: {
          url: '/media/examples/pylons.svg',
          altText: 'Pylons across a field at noon',
          umbracoWidth: 1200,
          umbracoHeight: 800,
        },
        caption: 'Near Norwich.',
      },
      {
        image: {
          url: '/media/examples/substation.svg',
          altText: 'A substation',
          umbracoWidth: 1200,
          umbracoHeight: 800,
        },
        caption: 'Our newest substation.',
        link: { uRL: { url: '/help', name: 'More about it' } },
      },
      {
        image: {
          url: '/media/examples/van.svg',
          altText: 'One of our vans',
          umbracoWidth: 1200,
          umbracoHeight: 800,
        },
      },
      {
        image: {
          url: '/media/examples/school.svg',
          altText: 'A school',
          umbracoWidth: 1200,
          umbracoHeight: 800,
        },
      },
    ],
  },
  'one at a time': {
    __typename: 'ImageCarousel',
    whole: true,
    slides: [
      {
        image: {
          url: '/media/examples/pylons.svg',
          altText: 'Pylons across a field at noon',
          umbracoWidth: 1200,
          umbracoHeight: 800,
        },
      },
      {
        image: {
          url: '/media/examples/substation.svg',
          altText: 'A substation',
          umbracoWidth: 1200,
          umbracoHeight: 800,
        },
      },
    ],
  },
  'everything empty': { __typename: 'ImageCarousel', slides: [{ caption: 'No picture' }] },
};
