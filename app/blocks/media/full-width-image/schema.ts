import { z } from 'zod';
import { Image } from '~/cms/image';
import { Words } from '~/cms/lenient';

/** Specification: lookup, section 2 "Other blocks" (full-width image). Fields: decision L-762. */
export const FullWidthImageSchema = z.object({ image: Image, caption: Words });
export type FullWidthImageProps = z.output<typeof FullWidthImageSchema>;

export const examples = {
  plain: {
    __typename: 'FullWidthImage',
    image: {
      url: '/media/examples/pylons.svg',
      altText: 'Pylons across a field at noon',
      umbracoWidth: 1200,
      umbracoHeight: 800,
    },
    caption: 'The line from Norwich to the coast.',
  },
  'no caption, and a picture that says nothing new': {
    __typename: 'FullWidthImage',
    image: { url: '/media/examples/school.svg', umbracoWidth: 1200, umbracoHeight: 800 },
  },
};
