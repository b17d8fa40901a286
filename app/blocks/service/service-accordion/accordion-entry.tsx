import { RichTextView } from '~/cms/rich-text-view';
import { videoById } from '~/cms/video-by-id';
import { labelShown } from '~/domain/content/label-shown';
import type { Instant } from '~/domain/time/instant';
import { Icon } from '~/ui/icon';
import { LinkList } from '~/blocks/parts/link-list';
import { Picture } from '~/blocks/parts/picture';
import { VideoLink } from '~/blocks/parts/video';
import type { AccordionItem } from './schema';

interface AccordionEntryProps {
  item: AccordionItem;
  /** Entries of one group close each other. */
  group: string | undefined;
  now: Instant;
}

export function AccordionEntry({ item, group, now }: AccordionEntryProps) {
  const { title, label, labelUntil, description, image, overlay, videoId, videoPlayText, linkSets } = item;
  return (
    <details name={group} data-accordion={title}>
      <summary>
        <span>
          {title}
          {label && labelShown(labelUntil, now) && <span className="tag-now">{label}</span>}
        </span>
        <Icon name="chevron" turn />
      </summary>
      <div className="flow">
        {description && <RichTextView html={description} />}
        {videoId ? (
          <VideoLink video={videoById(videoId, videoPlayText ?? title, image)} />
        ) : (
          image && (
            <figure>
              <Picture image={image} />
              {overlay && <figcaption className="soft">{overlay}</figcaption>}
            </figure>
          )
        )}
        {linkSets.map((set, index) => (
          <LinkList key={index} level={3} title={set.linkSetTitle} links={set.linkSetLinks} />
        ))}
      </div>
    </details>
  );
}
