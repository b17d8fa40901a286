import { SiteLink } from '~/ui/site-link';
import { isHere } from './is-here';

export interface SwitcherProps {
  label: string;
  options: readonly { href: string; name: string }[];
  route: string;
}

/** Options that are links: the one that leads here is on. With JavaScript the knob moves first (enhance-switcher.ts). */
export function Switcher({ label, options, route }: SwitcherProps) {
  if (options.length === 0) return null;
  return (
    <nav aria-label={label} data-switcher="">
      <ul className="switcher">
        {options.map(({ href, name }) => (
          <li key={href}>
            <SiteLink href={href} aria-current={isHere(href, route) ? 'page' : undefined}>
              {name}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
