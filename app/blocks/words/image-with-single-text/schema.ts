import { z } from 'zod';
import { Image } from '~/cms/image';
import { optional, Words } from '~/cms/lenient';

/** Specification: lookup, section 2 "Other blocks" (image with single text). Fields: decision L-762. */
export const ImageWithSingleTextSchema = z.object({ image: optional(Image), text: Words });
export type ImageWithSingleTextProps = z.output<typeof ImageWithSingleTextSchema>;

export const examples = {
  plain: {
    __typename: 'ImageWithSingleText',
    image: {
      url: '/media/examples/van.svg',
      altText: 'One of our vans',
      umbracoWidth: 1200,
      umbracoHeight: 800,
    },
    text: 'Our vans are on the road day and night.',
  },
  'text alone': { __typename: 'ImageWithSingleText', text: 'A sentence.' },
  'everything empty': { __typename: 'ImageWithSingleText' },
};
