import { z } from 'zod';
import { Words } from '~/cms/lenient';
import { RichText } from '~/cms/rich-text';
import { SignedContactItem } from '../contact-items/schema';

export const NeedMoreHelpSchema = z.object({
  title: Words,
  helpLabel: Words,
  helpContent: RichText.nullish().transform((text) => text ?? ''),
  contactLabel: Words,
  contactItems: z.array(SignedContactItem).default([]),
});
