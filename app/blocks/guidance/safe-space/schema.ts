import { z } from 'zod';
import { Words } from '~/cms/lenient';
import { RichText } from '~/cms/rich-text';

/** Specification: lookup, section 2 "Safe space widget section". */
export const SafeSpaceSchema = z.object({
  title: Words,
  text: RichText.nullish().transform((text) => text ?? ''),
  buttonLabel: Words,
});

export const examples = {
  plain: {
    __typename: 'SafeSpace',
    title: 'Are you safe at home?',
    text: '<p>The safe space has advice about domestic abuse. It opens over this page.</p>',
    buttonLabel: 'Open the safe space',
  },
  'everything empty': { __typename: 'SafeSpace' },
};
