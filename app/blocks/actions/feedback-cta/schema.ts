import { z } from 'zod';
import { Cta } from '~/cms/cta';
import { listOf, Words } from '~/cms/lenient';

/** Specification: lookup, section 2 "Other blocks" (feedback CTAs). Fields: decision L-762. */
export const FeedbackCtaSchema = z.object({ title: Words, text: Words, ctas: listOf(Cta) });
export type FeedbackCtaProps = z.output<typeof FeedbackCtaSchema>;

export const examples = {
  plain: {
    __typename: 'FeedbackCta',
    title: 'How was this page?',
    text: 'It takes a minute.',
    ctas: [{ buttonUrl: { url: '/help', name: 'Tell us' }, cTAType: 'Secondary' }],
  },
  'no title': {
    __typename: 'FeedbackCta',
    ctas: [{ buttonUrl: { url: '/power-cut', name: 'Check for power cuts' }, cTAType: 'Primary' }],
  },
  'everything empty': { __typename: 'FeedbackCta' },
};
