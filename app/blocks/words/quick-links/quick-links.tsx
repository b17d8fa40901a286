import { eventAttribute } from '~/cms/analytics/event-attribute';
import { serviceBlock as serviceBlockTexts } from '#words/en.json';
import { useLangOf } from '~/words/page-language';
import { useTexts } from '~/words/use-texts';
import { ActionLink } from '~/ui/action-link';
import { iconOf } from '~/blocks/icon-of';
import { BlockSection } from '~/blocks/parts/block-section';
import type { QuickLinksProps } from './schema';

export function QuickLinks({ title, links }: QuickLinksProps) {
  const t = useTexts(serviceBlockTexts);
  const langOf = useLangOf();
  if (links.length === 0) return null;
  return (
    <BlockSection title={title ?? t('quickLinksTitle')}>
      <ul className="quick">
        {links.map(({ icon, href, name }) => (
          <li key={href}>
            <ActionLink
              href={href}
              lang={langOf(name)}
              icon={iconOf(icon) ?? 'arrow'}
              {...eventAttribute({ event: 'quick_link_click', link: name })}
            >
              {name}
            </ActionLink>
          </li>
        ))}
      </ul>
    </BlockSection>
  );
}
