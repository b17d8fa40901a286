import { useId } from 'react';
import { slugOf } from '~/cms/slug';
import { serviceBlock as serviceBlockTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { guideCategories } from '~/domain/content/guides';
import type { BlockSurroundings } from '~/blocks/block';
import { BlockSection } from '~/blocks/parts/block-section';
import { CategoryPills } from '~/blocks/parts/category-pills';
import { pageHref } from '~/blocks/parts/page-href';
import { AccordionEntry } from './accordion-entry';
import type { ServiceAccordionProps } from './schema';

const ITEM = 'answers';

/**
 * Answers folded away, one open at a time unless `alwaysOpen`. Categories filter them; the active one clears the filter, and
 * the answers are closed again. Specification: journeys, section 4 "Other blocks".
 */
export function ServiceAccordion({
  title,
  alwaysOpen,
  items,
  around,
}: ServiceAccordionProps & { around: BlockSurroundings }) {
  const t = useTexts(serviceBlockTexts);
  const group = useId();
  if (items.length === 0) return null;
  const id = `answers-${slugOf(title ?? '')}`;
  const categories = guideCategories(items.flatMap((item) => item.categories.map((category) => ({ category }))));
  const asked = around.page.query[ITEM];
  const chosen = categories.find(({ name }) => slugOf(name) === asked);
  const shown = chosen ? items.filter((item) => item.categories.some(({ name }) => name === chosen.name)) : items;
  const pills = categories.map((category) => ({
    ...category,
    active: category === chosen,
    href: pageHref(around.page, { [ITEM]: category === chosen ? null : slugOf(category.name) }, id),
  }));
  return (
    <BlockSection title={title} id={id}>
      {pills.length > 0 && <CategoryPills label={t('accordionCategories')} pills={pills} swap={id} />}
      <div className="acc">
        {shown.map((item) => (
          <AccordionEntry key={item.title} item={item} group={alwaysOpen ? undefined : group} now={around.now} />
        ))}
      </div>
    </BlockSection>
  );
}
