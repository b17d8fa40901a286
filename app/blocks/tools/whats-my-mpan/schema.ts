import { z } from 'zod';
import { optional, Words } from '~/cms/lenient';
import { RichText } from '~/cms/rich-text';

/** Specification: journeys, section 2 "What's my MPAN block". */
export const WhatsMyMpanSchema = z.object({ title: Words, text: optional(RichText) });
export type WhatsMyMpanProps = z.output<typeof WhatsMyMpanSchema>;

export const examples = {
  plain: {
    __typename: 'WhatsMyMpan',
    title: 'Find your number',
    text: '<p>We send it to you by email.</p>',
  },
  'a long title': {
    __typename: 'WhatsMyMpan',
    title: 'Find the number of your supply, whoever your supplier is today',
  },
  'everything empty': { __typename: 'WhatsMyMpan' },
};
