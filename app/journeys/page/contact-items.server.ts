import type { ContactItem } from '~/blocks/guidance/contact-items/schema';
import { ContactItemsSchema } from '~/blocks/guidance/contact-items/schema';
import { gatewaysFor } from '~/server/gateways.server';

/** Returns the contact items of the site settings for the block of that name. Decision J-905. */
export function contactItems(request: Request): ContactItem[] {
  const items = gatewaysFor(request)
    .content.settings()
    .contactItems.map(({ icon, title, text, telephone, link }) => ({
      icon,
      title,
      text: text ?? null,
      telephone1: telephone ?? null,
      linkItem: link ?? null,
    }));
  return ContactItemsSchema.parse({ items }).items;
}
