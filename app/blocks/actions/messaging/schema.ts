import { z } from 'zod';
import { orElse, Words } from '~/cms/lenient';
import { RichText } from '~/cms/rich-text';

/** Specification: lookup, section 2 "Other blocks" (messaging, Warning or Information style). An unknown style informs. */
export const MessagingSchema = z.object({
  title: Words,
  text: RichText.nullish().transform((text) => text ?? ''),
  style: orElse(z.enum(['Warning', 'Information']), 'Information'),
});

export const examples = {
  warning: {
    __typename: 'Messaging',
    style: 'Warning',
    title: 'Seen a fallen power line?',
    text: '<p>Stay well away. Call <a class="tel" href="tel:105">105</a> now.</p>',
  },
  information: {
    __typename: 'Messaging',
    style: 'Information',
    title: 'Our office is closed on Monday',
    text: '',
  },
  'no title': { __typename: 'Messaging', style: 'Loud', text: 'Only words' },
  'everything empty': { __typename: 'Messaging' },
};
