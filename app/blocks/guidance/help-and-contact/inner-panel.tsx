import { RichTextView } from '~/cms/rich-text-view';
import { Icon } from '~/ui/icon';
import { SignVideo } from '~/blocks/parts/sign-video';
import { LinkList } from '~/blocks/parts/link-list';
import type { HelpAndContactProps } from './schema';

interface InnerPanelProps {
  set: HelpAndContactProps['tabs'][number]['helpAndContactLinkSet'][number];
  /** Panels of one tab close each other. */
  group: string;
}

export function InnerPanel({ set, group }: InnerPanelProps) {
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
