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

/** Specification: journeys, section 2 (careers carousel with an "N of M" counter). */
export const CareersCarouselSchema = z.object({ title: Words, slides: listOf(Slide) });
export type CareersCarouselProps = z.output<typeof CareersCarouselSchema>;

const image = {
  url: '/media/person.svg',
  altText: 'Sam at a substation',
  umbracoWidth: 640,
  umbracoHeight: 360,
};

export const examples = {
  plain: {
    __typename: 'CareersCarousel',
    title: 'Meet the team',
    slides: [
      {
        title: 'I joint cables in the rain, and I like it',
        name: 'Sam, Norwich',
        text: '<p>No two days are the same.</p>',
        image,
      },
      {
        title: 'I answer 105 at night',
        name: 'Ines, Ipswich',
        link: { uRL: { url: '/careers/ines', name: 'Read about Ines' } },
      },
      { title: 'I plan the network of 2035', name: 'Kofi, London' },
    ],
  },
  'everything empty': { __typename: 'CareersCarousel' },
};
