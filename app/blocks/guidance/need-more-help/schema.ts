import { z } from 'zod';
import { Words } from '~/cms/lenient';
import { RichText } from '~/cms/rich-text';
import { SignedContactItem } from '../contact-items/schema';

/** Specification: lookup, section 2 "Other blocks" (need more help toggles between help content and contact items). */
export const NeedMoreHelpSchema = z.object({
  title: Words,
  helpLabel: Words,
  helpContent: RichText.nullish().transform((text) => text ?? ''),
  contactLabel: Words,
  contactItems: z.array(SignedContactItem).default([]),
});

const contactItems = [
  { icon: 'phone', title: 'Call 105', text: 'Free, day or night.', telephone1: '105' },
];
export const examples = {
  plain: {
    __typename: 'NeedMoreHelp',
    title: 'Help while the power is off',
    helpContent: '<p>Keep fridges and freezers closed. Most food stays safe for four hours.</p>',
    contactItems,
  },
  'contact items alone': {
    __typename: 'NeedMoreHelp',
    contactLabel: 'Ways to reach us',
    contactItems,
  },
  'everything empty': { __typename: 'NeedMoreHelp' },
};
