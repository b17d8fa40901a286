import { RichTextView } from '~/cms/rich-text-view';
import { serviceBlockTexts } from '~/cms/texts/blocks-part2';
import { useTexts } from '~/cms/use-texts';
import { ActionLink } from '~/ui/action-link';
import { Icon } from '~/ui/icon';
import { LinkList } from '../parts/link-list';
import type { HelpAndContactProps } from './schema';

/** One step out: with JavaScript of the panel or tab that is open, without it to the start of the block. */
export function BackLink({ to }: { to: string }) {
  const t = useTexts(serviceBlockTexts);
  return (
    <p data-back="">
      <ActionLink href={`#${to}`} icon="back">
        {t('helpContactBack')}
      </ActionLink>
    </p>
  );
}

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
        <LinkList links={set.linkSetLinks} />
      </div>
    </details>
  );
}
