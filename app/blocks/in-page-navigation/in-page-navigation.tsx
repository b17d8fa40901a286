import { partsTexts } from '~/cms/texts/blocks-part1';
import { useTexts } from '~/cms/use-texts';
import { Icon } from '~/ui/icon';
import { iconOf } from '../icon-of';
import type { InPageNavigationProps } from './schema';

/** Where things are on a long page. It sticks to the top; with JavaScript it shows where one is and scrolls smoothly (enhance.ts). */
export function InPageNavigation({ label, theme, links }: InPageNavigationProps) {
  const t = useTexts(partsTexts);
  if (links.length === 0) return null;
  return (
    <nav
      className="inpage"
      aria-label={label ?? t('partOnThisPage')}
      data-enhance="in-page-navigation"
      data-theme={theme ?? undefined}
    >
      <div className="wrap indent">
        <ul>
          {links.map((link) => {
            const icon = iconOf(link.icon);
            return (
              <li key={link.anchor}>
                <a href={`#${link.anchor}`} className={link.asButton ? 'as-btn' : undefined}>
                  {icon && <Icon name={icon} />}
                  {link.name}
                  {link.more && <span className="hide">: {link.more}</span>}
                </a>
              </li>
            );
          })}
        </ul>
      </div>
    </nav>
  );
}
