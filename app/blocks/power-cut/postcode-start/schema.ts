import { z } from 'zod';
import { optional, Words } from '~/cms/lenient';
import { RichText } from '~/cms/rich-text';

/** Where the choice goes: a page of ours, since the address waits in the visit. Specification: journeys, section 2 (postcode start block). */
export const PostcodeStartSchema = z.object({
  title: Words,
  text: optional(RichText),
  label: Words,
  buttonLabel: Words,
  destinationUrl: z
    .string()
    .trim()
    .regex(/^\/(?!\/)/, 'is not a page of this site'),
});
export type PostcodeStartProps = z.output<typeof PostcodeStartSchema>;

export const examples = {
  plain: {
    __typename: 'PostcodeStart',
    title: 'Add a charger',
    text: '<p>Start with your postcode.</p>',
    label: 'Where will the charger be?',
    buttonLabel: 'Start',
    destinationUrl: '/forms/metered-connection',
  },
  'destination alone': { __typename: 'PostcodeStart', destinationUrl: '/forms/email-us' },
};
