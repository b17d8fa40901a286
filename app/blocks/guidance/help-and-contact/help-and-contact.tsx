import { slugOf } from '~/cms/slug';
import { serviceBlock as serviceBlockTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import type { BlockContext } from '~/blocks/block';
import { BlockSection } from '~/blocks/parts/block-section';
import { NestedView } from '~/blocks/parts/nested-view';
import { Tabs } from '~/blocks/parts/tabs';
import type { HelpAndContactProps } from './schema';
import { RichTextView } from '~/cms/rich-text-view';
import { Icon } from '~/ui/icon';
import { SignVideo } from '~/blocks/parts/sign-video';
import { LinkList } from '~/blocks/parts/link-list';

/**
 * All closed at first; a tab opens, and a panel inside it; the one Back leads a step out of what is
 * open.
 */
export function HelpAndContact({
  title,
  tabs,
  context,
}: HelpAndContactProps & { context: BlockContext }) {
  const t = useTexts(serviceBlockTexts);
  if (tabs.length === 0) return null;
  const name = title ?? t('helpContactTitle');
  const id = slugOf(name);
  const shown = tabs.map(({ tabTitle, icon, tabComponents, helpAndContactLinkSet }) => ({
    title: tabTitle,
    icon,
    panel: (
      <>
        <NestedView blocks={tabComponents} context={context} />
        {helpAndContactLinkSet.map((set) => (
          <InnerPanel key={set.linkSetTitle} set={set} group={`${id}-${slugOf(tabTitle)}`} />
        ))}
      </>
    ),
  }));
  return (
    <BlockSection title={name} id={id}>
      <Tabs
        vertical
        closable
        label={name}
        tabs={shown}
        back={{ href: `#${id}`, words: t('helpContactBack') }}
      />
    </BlockSection>
  );
}

interface InnerPanelProps {
  set: HelpAndContactProps['tabs'][number]['helpAndContactLinkSet'][number];
  /** Panels in one tab close each other. */
  group: string;
}

function InnerPanel({ set, group }: InnerPanelProps) {
  return (
    <details className="inner" name={group} data-accordion={set.linkSetTitle}>
      <summary>
        <span>{set.linkSetTitle}</span>
        <Icon name="chevron" turn />
      </summary>
      <div className="flow">
        {set.linkSetText && <RichTextView html={set.linkSetText} />}
        {set.linkSetSignLanguageVideo && <SignVideo video={set.linkSetSignLanguageVideo} />}
        <LinkList links={set.linkSetLinks} />
      </div>
    </details>
  );
}
