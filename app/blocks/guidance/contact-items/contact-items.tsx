import type { ReactNode } from 'react';
import { ActionLink } from '~/ui/action-link';
import { Icon } from '~/ui/icon';
import { PhoneLink } from '~/ui/phone-link';
import { iconOf } from '~/blocks/icon-of';
import type { ContactItem } from './schema';

export interface ContactItemsProps {
  title: string | null;
  items: readonly ContactItem[];
}

export function ContactItems({ title, items }: ContactItemsProps) {
  if (items.length === 0) return null;
  return (
    <section className="band">
      <div className="wrap indent flow-l">
        {title && <h2>{title}</h2>}
        <ContactList items={items} />
      </div>
    </section>
  );
}

interface ContactListProps<Item extends ContactItem> {
  items: readonly Item[];
  more?: (item: Item) => ReactNode;
}

export function ContactList<Item extends ContactItem>({ items, more }: ContactListProps<Item>) {
  return (
    <ul className="grid">
      {items.map((item) => (
        <li className="panel flow" key={item.title}>
          <Contact item={item} />
          {more?.(item)}
        </li>
      ))}
    </ul>
  );
}

function Contact({ item }: { item: ContactItem }) {
  const icon = iconOf(item.icon);
  const links = [item.linkItem, item.facebook, item.linkedIn, item.twitter].filter(
    (link) => link != null,
  );
  return (
    <>
      {icon && <Icon name={icon} large />}
      <h3>{item.title}</h3>
      {item.text && <p>{item.text}</p>}
      {[item.telephone1, item.telephone2].map(
        (phone) => phone && <p key={phone}>{<PhoneLink phone={phone} />}</p>,
      )}
      {item.email && (
        <p>
          {item.emailHeader}{' '}
          <a href={item.email.href}>{item.email.name ?? item.email.href.replace(/^mailto:/, '')}</a>
        </p>
      )}
      {links.map((link) => (
        <ActionLink key={link.href} href={link.href}>
          {link.name}
        </ActionLink>
      ))}
    </>
  );
}
