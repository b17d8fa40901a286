import { serviceBlock as serviceBlockTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { Icon } from '~/ui/icon';
import { SiteLink } from '~/ui/site-link';
import type { BlockContext } from '~/blocks/block';
import { isHere } from '~/blocks/parts/is-here';
import type { SubNavigationProps } from './schema';

/**
 * Folded under the name of the current page on small screens, a row from 768 px. Style hides one of
 * the two lists from everybody.
 */
export function SubNavigation({
  title,
  links,
  context,
}: SubNavigationProps & { context: BlockContext }) {
  const t = useTexts(serviceBlockTexts);
  if (links.length === 0) return null;
  const label = title ?? t('subNavigation');
  const current = links.find(({ href }) => isHere(href, context.page.route));
  const list = (
    <ul>
      {links.map((link) => (
        <li key={link.href}>
          <SiteLink href={link.href} aria-current={link === current ? 'page' : undefined}>
            {link.name}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
  return (
    <nav className="sub-nav" aria-label={label}>
      <div className="wrap indent">
        <details className="sub-nav-fold">
          <summary>
            <span>{current?.name ?? t('subNavigationMenu')}</span>
            <Icon name="chevron" turn />
          </summary>
          {list}
        </details>
        <div className="sub-nav-row">{list}</div>
      </div>
    </nav>
  );
}
