import { z } from 'zod';
import { Cta } from '~/cms/cta';
import { listOf, Words } from '~/cms/lenient';
import { RichText } from '~/cms/rich-text';

/** Specification: lookup, section 2 "Other blocks" (CTAs). Fields: decision L-762. */
export const CtasSchema = z.object({
  title: Words,
  text: RichText.nullish().transform((text) => text ?? ''),
  ctas: listOf(Cta),
});
export type CtasProps = z.output<typeof CtasSchema>;

export const examples = {
  plain: {
    __typename: 'Ctas',
    title: 'What would you like to do?',
    text: '<p>Most people start here.</p>',
    ctas: [
      { buttonUrl: { url: '/power-cut', name: 'Check for power cuts' }, cTAType: 'Primary' },
      {
        uRL: { url: 'https://energy.example/advice', name: 'Advice on energy', target: '_blank' },
        cTAType: 'Secondary',
      },
      { buttonUrl: { url: '/help', name: 'Get help' } },
    ],
  },
  'one that goes nowhere': {
    __typename: 'Ctas',
    ctas: [{ buttonUrl: { url: 'javascript:alert(1)', name: 'Bad' } }],
  },
  'everything empty': { __typename: 'Ctas' },
};
