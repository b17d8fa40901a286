import { useId } from 'react';
import { slugOf } from '~/cms/slug';
import { serviceBlock as serviceBlockTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { guideCategories } from '~/domain/content/guides';
import type { BlockContext } from '~/blocks/block';
import { BlockSection } from '~/blocks/parts/block-section';
import { CategoryPills } from '~/blocks/parts/category-pills';
import { pageHref } from '~/blocks/parts/page-href';
import type { ServiceAccordionProps, AccordionItem } from './schema';
import { RichTextView } from '~/cms/rich-text-view';
import { videoById } from '~/cms/video-by-id';
import { labelShown } from '~/domain/content/label-shown';
import type { Instant } from '~/domain/time/instant';
import { Icon } from '~/ui/icon';
import { LinkList } from '~/blocks/parts/link-list';
import { Picture } from '~/blocks/parts/picture';
import { VideoLink } from '~/blocks/parts/video';

const ITEM = 'answers';

/**
 * One answer is open at a time unless `alwaysOpen`. The active category clears the filter, and the
 * answers are closed again.
 */
export function ServiceAccordion({
  title,
  alwaysOpen,
  items,
  context,
}: ServiceAccordionProps & { context: BlockContext }) {
  const t = useTexts(serviceBlockTexts);
  const group = useId();
  if (items.length === 0) return null;
  const id = `answers-${slugOf(title ?? '')}`;
  const categories = guideCategories(
    items.flatMap((item) => item.categories.map((category) => ({ category }))),
  );
  const asked = context.page.query[ITEM];
  const chosen = categories.find(({ name }) => slugOf(name) === asked);
  const shown = chosen
    ? items.filter((item) => item.categories.some(({ name }) => name === chosen.name))
    : items;
  const pills = categories.map((category) => ({
    ...category,
    active: category === chosen,
    href: pageHref(
      context.page,
      { [ITEM]: category === chosen ? null : slugOf(category.name) },
      id,
    ),
  }));
  return (
    <BlockSection title={title} id={id}>
      {pills.length > 0 && (
        <CategoryPills label={t('accordionCategories')} pills={pills} swap={id} />
      )}
      <div className="acc">
        {shown.map((item) => (
          <AccordionEntry
            key={item.title}
            item={item}
            group={alwaysOpen ? undefined : group}
            now={context.now}
          />
        ))}
      </div>
    </BlockSection>
  );
}

interface AccordionEntryProps {
  item: AccordionItem;
  /** Entries of one group close each other. */
  group: string | undefined;
  now: Instant;
}

function AccordionEntry({ item, group, now }: AccordionEntryProps) {
  const {
    title,
    label,
    labelUntil,
    description,
    image,
    overlay,
    videoId,
    videoPlayText,
    linkSets,
  } = item;
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
