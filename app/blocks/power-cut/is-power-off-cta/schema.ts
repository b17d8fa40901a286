import { z } from 'zod';
import { Cta } from '~/cms/cta';

export const IsPowerOffCtaSchema = z.object({
  title: z.string().trim().min(1),
  text: z.string().trim().default(''),
  ctas: z.array(Cta).default([]),
});

export const examples = {
  plain: {
    __typename: 'IsPowerOffCta',
    title: 'Is your power off?',
    text: 'Call us free, day or night.',
    ctas: [
      { buttonUrl: { url: 'tel:105', name: 'Call 105' }, cTAType: 'Primary', iconPicker: 'phone' },
    ],
  },
  'a link of the old form': {
    __typename: 'IsPowerOffCta',
    title: 'Is your power off?',
    ctas: [{ __typename: 'Button', uRL: { url: '/power-cut/map', name: 'See the map' } }],
  },
};
