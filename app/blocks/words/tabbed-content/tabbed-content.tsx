import { RichTextView } from '~/cms/rich-text-view';
import { serviceBlock as serviceBlockTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import type { BlockContext } from '~/blocks/block';
import { BlockSection } from '~/blocks/parts/block-section';
import { NestedView } from '~/blocks/parts/nested-view';
import { Tabs } from '~/blocks/parts/tabs';
import type { TabbedContentProps } from './schema';

export function TabbedContent({
  title,
  tabs,
  context,
}: TabbedContentProps & { context: BlockContext }) {
  const t = useTexts(serviceBlockTexts);
  if (tabs.length === 0) return null;
  const shown = tabs.map(({ text, components, ...tab }) => ({
    ...tab,
    panel: (
      <>
        {text && <RichTextView html={text} />}
        <NestedView blocks={components} context={context} />
      </>
    ),
  }));
  return (
    <BlockSection title={title}>
      <Tabs label={title ?? t('tabsLabel')} tabs={shown} />
    </BlockSection>
  );
}
