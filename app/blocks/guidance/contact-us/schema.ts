import { z } from 'zod';
import { Words } from '~/cms/lenient';
import { RichText } from '~/cms/rich-text';
import { SignedContactItem } from '../contact-items/schema';

export const ContactUsSchema = z.object({
  title: Words,
  text: RichText.nullish().transform((text) => text ?? ''),
  contactItems: z.array(SignedContactItem).default([]),
});
