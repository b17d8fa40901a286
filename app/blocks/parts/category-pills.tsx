import { eventAttribute } from '~/cms/analytics/event-attribute';
import { Icon } from '~/ui/icon';
import { iconOf } from '../icon-of';
import { SiteLink } from '~/ui/site-link';

export interface Pill {
  name: string;
  icon: string | null;
  href: string;
  active: boolean;
}
export interface CategoryPillsProps {
  label: string;
  pills: readonly Pill[];
  swap: string;
}

/** Links to the same page, so they work without JavaScript. The active one clears the filter. */
export function CategoryPills({ label, pills, swap }: CategoryPillsProps) {
  return (
    <nav aria-label={label}>
      <ul className="pills">
        {pills.map(({ name, icon, href, active }) => {
          const picture = iconOf(icon);
          return (
            <li key={name}>
              <SiteLink
                className="pill"
                href={href}
                aria-current={active ? 'true' : undefined}
                data-swap={swap}
                {...eventAttribute({ event: 'category_click', category: name })}
              >
                {picture && <Icon name={picture} />}
                {name}
              </SiteLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
