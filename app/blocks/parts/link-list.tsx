import { ActionLink } from '~/ui/action-link';

export interface LinkListProps {
  title?: string | null;
  links: readonly { href: string; name: string }[];
}

/** Links under a small heading. */
export function LinkList({ title, links }: LinkListProps) {
  if (links.length === 0) return null;
  return (
    <div>
      {title && <h4>{title}</h4>}
      <ul className="quick">
        {links.map(({ href, name }) => (
          <li key={href}>
            <ActionLink href={href} icon="arrow">
              {name}
            </ActionLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
