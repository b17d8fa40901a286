import { z } from 'zod';
import { Cta } from '~/cms/cta';
import { Image } from '~/cms/image';
import { listOf, optional, Words } from '~/cms/lenient';
import { RichText } from '~/cms/rich-text';

const Fact = z.object({ title: z.string().trim().min(1), text: z.string().trim().min(1) });

/** Specification: lookup, section 2 "Other blocks" (image and info). Fields: decision L-762. */
export const ImageAndInfoSchema = z.object({
  title: Words,
  text: RichText.nullish().transform((text) => text ?? ''),
  image: optional(Image),
  /** Facts, each with its name. */
  info: listOf(Fact),
  cta: optional(Cta),
});
export type ImageAndInfoProps = z.output<typeof ImageAndInfoSchema>;

export const examples = {
  plain: {
    __typename: 'ImageAndInfo',
    title: 'Our substation at Ipswich',
    text: '<p>It was made new in 2024.</p>',
    image: {
      url: '/media/examples/substation.svg',
      altText: 'A substation',
      umbracoWidth: 1200,
      umbracoHeight: 800,
    },
    info: [
      { title: 'Homes served', text: '42,000' },
      { title: 'Opened', text: '1968' },
    ],
    cta: { buttonUrl: { url: '/power-cut', name: 'Check for power cuts' }, cTAType: 'Primary' },
  },
  'words alone': { __typename: 'ImageAndInfo', title: 'No picture yet', text: 'It comes soon.' },
  'everything empty': {
    __typename: 'ImageAndInfo',
    image: {
      url: '/media/examples/substation.svg',
      altText: 'A substation',
      umbracoWidth: 1200,
      umbracoHeight: 800,
    },
  },
};
