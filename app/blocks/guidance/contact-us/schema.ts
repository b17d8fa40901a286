import { z } from 'zod';
import { Words } from '~/cms/lenient';
import { RichText } from '~/cms/rich-text';
import { SignedContactItem } from '../contact-items/schema';

/** Specification: lookup, section 2 "Other blocks" (contact us), section 3 (contact item). Decision L-752. */
export const ContactUsSchema = z.object({
  title: Words,
  text: RichText.nullish().transform((text) => text ?? ''),
  contactItems: z.array(SignedContactItem).default([]),
});
