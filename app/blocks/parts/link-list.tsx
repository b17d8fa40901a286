import { ActionLink } from '~/ui/action-link';

export interface LinkListProps {
  title?: string | null;
  level?: 3 | 4;
  links: readonly { href: string; name: string }[];
}

export function LinkList({ title, level = 4, links }: LinkListProps) {
  const Heading = level === 3 ? 'h3' : 'h4';
  if (links.length === 0) return null;
  return (
    <div>
      {title && <Heading className="small-head">{title}</Heading>}
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
