import { z } from 'zod';
import { ButtonUrl, Link } from '~/cms/link';

const words = z
  .string()
  .trim()
  .nullish()
  .transform((text) => text || null);

/** Specification: lookup, section 3 (contact item). Links that cannot be read are left out. */
const ContactItem = z.object({
  icon: words,
  title: z.string().trim().min(1),
  text: words,
  telephone1: words,
  telephone2: words,
  emailHeader: words,
  email: ButtonUrl.nullish().catch(null),
  linkItem: Link.nullish().catch(null),
  facebook: Link.nullish().catch(null),
  linkedIn: Link.nullish().catch(null),
  twitter: Link.nullish().catch(null),
});
export type ContactItem = z.output<typeof ContactItem>;

export const ContactItemsSchema = z.object({ title: words, items: z.array(ContactItem).default([]) });
