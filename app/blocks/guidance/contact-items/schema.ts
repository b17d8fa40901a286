import { z } from 'zod';
import { optional, Words } from '~/cms/lenient';
import { ButtonUrl, Link } from '~/cms/link';
import { Video } from '~/cms/video';

/** Links that cannot be read are left out. */
const ContactItem = z.object({
  icon: Words,
  title: z.string().trim().min(1),
  text: Words,
  telephone1: Words,
  telephone2: Words,
  emailHeader: Words,
  email: optional(ButtonUrl),
  linkItem: optional(Link),
  facebook: optional(Link),
  linkedIn: optional(Link),
  twitter: optional(Link),
});
export type ContactItem = z.output<typeof ContactItem>;

/** Only on content pages: journeys have no player. */
export const SignedContactItem = ContactItem.extend({ signLanguageVideo: optional(Video) });
export type SignedContactItem = z.output<typeof SignedContactItem>;

export const ContactItemsSchema = z.object({
  title: Words,
  items: z.array(ContactItem).default([]),
});
