import { slugOf } from '~/cms/slug';
import { serviceBlock as serviceBlockTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import type { BlockSurroundings } from '~/blocks/block';
import { BlockSection } from '~/blocks/parts/block-section';
import { NestedView } from '~/blocks/parts/nested-view';
import { Tabs } from '~/blocks/parts/tabs';
import { InnerPanel } from './inner-panel';
import type { HelpAndContactProps } from './schema';

/**
 * Ways to get help: all closed at first; a tab opens, and a panel inside it; the one Back leads a step out of what is open.
 * Specification: journeys, section 4 "Help and contact tabs".
 */
export function HelpAndContact({ title, tabs, around }: HelpAndContactProps & { around: BlockSurroundings }) {
  const t = useTexts(serviceBlockTexts);
  if (tabs.length === 0) return null;
  const name = title ?? t('helpContactTitle');
  const id = slugOf(name);
  const shown = tabs.map(({ tabTitle, icon, tabComponents, helpAndContactLinkSet }) => ({
    title: tabTitle,
    icon,
    panel: (
      <>
        <NestedView blocks={tabComponents} around={around} />
        {helpAndContactLinkSet.map((set) => (
          <InnerPanel key={set.linkSetTitle} set={set} group={`${id}-${slugOf(tabTitle)}`} />
        ))}
      </>
    ),
  }));
  return (
    <BlockSection title={name} id={id}>
      <Tabs vertical closable label={name} tabs={shown} back={{ href: `#${id}`, words: t('helpContactBack') }} />
    </BlockSection>
  );
}
