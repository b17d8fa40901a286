import { RichTextView } from '~/cms/rich-text-view';
import { serviceBlockTexts } from '~/cms/texts/blocks-part2';
import { useTexts } from '~/cms/use-texts';
import type { BlockSurroundings } from '../block';
import { BlockSection } from '../parts/block-section';
import { NestedView } from '../parts/nested-view';
import { Tabs } from '../parts/tabs';
import type { TabbedContentProps } from './schema';

/** Content under tabs. */
export function TabbedContent({ title, tabs, around }: TabbedContentProps & { around: BlockSurroundings }) {
  const t = useTexts(serviceBlockTexts);
  if (tabs.length === 0) return null;
  const shown = tabs.map(({ text, components, ...tab }) => ({
    ...tab,
    panel: (
      <>
        {text && <RichTextView html={text} />}
        <NestedView blocks={components} around={around} />
      </>
    ),
  }));
  return (
    <BlockSection title={title}>
      <Tabs label={title ?? t('tabsLabel')} tabs={shown} />
    </BlockSection>
  );
}
