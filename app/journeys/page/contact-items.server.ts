import type { ContactItem } from '~/blocks/guidance/contact-items/schema';
import { ContactItemsSchema } from '~/blocks/guidance/contact-items/schema';
import { gatewaysFor } from '~/server/gateways.server';

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
