import { z } from 'zod';
import { Cta } from '~/cms/cta';
import { listOf, Words } from '~/cms/lenient';
import { RichText } from '~/cms/rich-text';

const Side = z.object({
  title: z.string().trim().min(1),
  text: RichText.nullish().transform((text) => text ?? ''),
  cta: Cta,
});

/** Specification: lookup, section 2 "Other blocks" (double CTA). Two sides; fields: decision L-762. */
export const DoubleCtaSchema = z.object({
  title: Words,
  sides: listOf(Side).transform((sides) => sides.slice(0, 2)),
});
export type DoubleCtaProps = z.output<typeof DoubleCtaSchema>;

export const examples = {
  plain: {
    __typename: 'DoubleCta',
    title: 'Two ways to tell us',
    sides: [
      {
        title: 'Power off?',
        text: '<p>Tell us online.</p>',
        cta: { buttonUrl: { url: '/power-cut', name: 'Check for power cuts' }, cTAType: 'Primary' },
      },
      {
        title: 'Something else?',
        text: '<p>We are glad to help.</p>',
        cta: { buttonUrl: { url: '/help', name: 'Get help' } },
      },
    ],
  },
  'one side without a link': {
    __typename: 'DoubleCta',
    sides: [
      {
        title: 'Alone',
        cta: { buttonUrl: { url: '/power-cut', name: 'Check for power cuts' }, cTAType: 'Primary' },
      },
      { title: 'Lost' },
    ],
  },
  'everything empty': { __typename: 'DoubleCta' },
};
