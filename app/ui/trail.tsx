import { SiteLink } from './site-link';

/** The top first. The page itself is not in it: its heading follows. */
export function Trail({
  label,
  links,
}: {
  label: string;
  links: readonly { href: string; name: string }[];
}) {
  return (
    <nav className="wrap indent trail" aria-label={label}>
      <ol>
        {links.map(({ href, name }) => (
          <li key={href}>
            <SiteLink href={href}>{name}</SiteLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}
