import { z } from 'zod';
import { Cta } from '~/cms/cta';
import { Image } from '~/cms/image';
import { listOf, optional, Words } from '~/cms/lenient';
import { RichText } from '~/cms/rich-text';

/** Specification: lookup, section 2 "Other blocks" (image and rich text, text position option): left or right, else right (decision L-757). */
export const ImageAndRichTextSchema = z.object({
  title: Words,
  text: optional(RichText).transform((text) => text ?? ''),
  image: optional(Image),
  textPosition: optional(z.string()).transform((wish) =>
    wish?.trim().toLowerCase() === 'left' ? ('left' as const) : ('right' as const),
  ),
  ctas: listOf(Cta),
});
export type ImageAndRichTextProps = z.output<typeof ImageAndRichTextSchema>;

export const examples = {
  'text on the left': {
    __typename: 'ImageAndRichText',
    title: 'How we keep lines clear',
    text: '<p>Trees grow into lines. We cut them back <strong>every three years</strong>.</p>',
    image: {
      url: '/media/examples/pylons.svg',
      altText: 'Pylons across a field at noon',
      umbracoWidth: 1200,
      umbracoHeight: 800,
    },
    textPosition: 'Left',
    ctas: [{ buttonUrl: { url: '/power-cut', name: 'Check for power cuts' }, cTAType: 'Primary' }],
  },
  'text on the right, as without a wish': {
    __typename: 'ImageAndRichText',
    text: 'Words beside a van.',
    image: {
      url: '/media/examples/van.svg',
      altText: 'One of our vans',
      umbracoWidth: 1200,
      umbracoHeight: 800,
    },
  },
  'no picture': {
    __typename: 'ImageAndRichText',
    title: 'Words alone',
    text: 'Nothing to see.',
    textPosition: 'middle',
  },
  'everything empty': { __typename: 'ImageAndRichText' },
};
