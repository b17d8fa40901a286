import { serviceBlock as serviceBlockTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { Icon } from '~/ui/icon';
import { SiteLink } from '~/ui/site-link';
import { BlockSection } from '~/blocks/parts/block-section';
import { Picture } from '~/blocks/parts/picture';
import { Tabs } from '~/blocks/parts/tabs';
import type { TabbedServicesProps } from './schema';

/** Stacked below the large breakpoint, as tabs above it. */
export function TabbedServices({ title, tabs }: TabbedServicesProps) {
  const t = useTexts(serviceBlockTexts);
  if (tabs.length === 0) return null;
  return (
    <BlockSection title={title}>
      <Tabs
        label={title ?? t('tabsLabel')}
        tabs={tabs.map(({ cards, ...tab }) => ({ ...tab, panel: <Cards cards={cards} /> }))}
      />
    </BlockSection>
  );
}

function Cards({ cards }: { cards: TabbedServicesProps['tabs'][number]['cards'] }) {
  return (
    <ul className="grid">
      {cards.map(({ title, subtitle, image, link }) => (
        <li className="card" key={title}>
          {image && <Picture image={image} decor />}
          <h4>{link ? <SiteLink href={link.href}>{title}</SiteLink> : title}</h4>
          {subtitle && <p className="soft">{subtitle}</p>}
          {link && <Icon name="arrow" />}
        </li>
      ))}
    </ul>
  );
}
