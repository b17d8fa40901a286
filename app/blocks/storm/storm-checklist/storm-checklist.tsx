import { eventAttribute } from '~/cms/analytics/event-attribute';
import { storm as stormTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { ActionLink } from '~/ui/action-link';
import { Icon } from '~/ui/icon';
import { BlockSection } from '~/blocks/parts/block-section';
import type { StormChecklistProps } from './schema';

export function StormChecklist({ title, items, links }: StormChecklistProps) {
  const t = useTexts(stormTexts);
  if (items.length === 0 && links.length === 0) return null;
  return (
    <BlockSection title={title ?? t('stormChecklistTitle')} mist>
      {items.length > 0 && (
        <ul className="ticks">
          {items.map((item) => (
            <li key={item}>
              <Icon name="tick" />
              {item}
            </li>
          ))}
        </ul>
      )}
      {links.length > 0 && (
        <ul className="quick">
          {links.map(({ href, name }) => (
            <li key={href}>
              <ActionLink
                href={href}
                icon="arrow"
                {...eventAttribute({ event: 'storm_link_click', link: name })}
              >
                {name}
              </ActionLink>
            </li>
          ))}
        </ul>
      )}
    </BlockSection>
  );
}
