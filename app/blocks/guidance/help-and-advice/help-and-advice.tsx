import { useId } from 'react';
import { RichTextView } from '~/cms/rich-text-view';
import { serviceBlock as serviceBlockTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { videoById } from '~/cms/video-by-id';
import { Icon } from '~/ui/icon';
import { iconOf } from '~/blocks/icon-of';
import { BlockSection } from '~/blocks/parts/block-section';
import { Picture } from '~/blocks/parts/picture';
import { VideoLink } from '~/blocks/parts/video';
import type { HelpAndAdviceProps } from './schema';

/** One item is open at a time. */
export function HelpAndAdvice({ title, items }: HelpAndAdviceProps) {
  const t = useTexts(serviceBlockTexts);
  const group = useId();
  if (items.length === 0) return null;
  return (
    <BlockSection title={title ?? t('helpAdviceTitle')}>
      <div className="acc">
        {items.map((item) => (
          <details key={item.title} name={group} data-accordion={item.title}>
            <Summary title={item.title} icon={item.icon} />
            <div className="flow">
              {item.description && <RichTextView html={item.description} />}
              <Seen item={item} />
            </div>
          </details>
        ))}
      </div>
    </BlockSection>
  );
}

function Summary({ title, icon }: { title: string; icon: string | null }) {
  const picture = iconOf(icon);
  return (
    <summary>
      <span className="row">
        {picture && <Icon name={picture} />}
        {title}
      </span>
      <Icon name="chevron" turn />
    </summary>
  );
}

function Seen({ item }: { item: HelpAndAdviceProps['items'][number] }) {
  if (item.videoId)
    return (
      <VideoLink video={videoById(item.videoId, item.videoPlayText ?? item.title, item.image)} />
    );
  if (!item.image) return null;
  return (
    <figure>
      <Picture image={item.image} />
      {item.overlay && <figcaption className="soft">{item.overlay}</figcaption>}
    </figure>
  );
}
