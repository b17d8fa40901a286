import { useState } from 'react';
import { SiteLink } from '~/ui/site-link';

export interface SwitcherIslandProps {
  label: string;
  options: readonly { href: string; name: string; isHere: boolean }[];
}

/** The knob moves before the link is followed. */
const DELAY_MS = 200;

export default function SwitcherIsland({ label, options }: SwitcherIslandProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  return (
    <nav aria-label={label} className={chosen === null ? undefined : 'switching'}>
      <ul className="switcher">
        {options.map(({ href, name, isHere }) => (
          <li key={href}>
            <SiteLink
              href={href}
              aria-current={isHere ? 'page' : undefined}
              className={href === chosen ? 'is-on' : undefined}
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                event.preventDefault();
                setChosen(href);
                setTimeout(() => location.assign(href), DELAY_MS);
              }}
            >
              {name}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
