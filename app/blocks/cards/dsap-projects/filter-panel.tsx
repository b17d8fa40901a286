import { listBlock as listBlockTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { INITIATIVE_TYPES, PROJECT_STATUSES, type ProjectFilter } from '~/domain/content/projects';
import { Button } from '~/ui/button';
import { Choice } from '~/ui/choice';
import { Icon } from '~/ui/icon';
import type { BlockSurroundings } from '~/blocks/block';
import { keptItems, pageHref, pathOf } from '~/blocks/parts/page-href';
import { isOwnItem, statusItem, typeItem } from './project-query';

interface FilterPanelProps {
  page: BlockSurroundings['page'];
  filter: ProjectFilter;
  /** The part of the page that the answer replaces. */
  id: string;
}

/** Open while something is chosen. A new filter starts at page 1. */
export function FilterPanel({ page, filter, id }: FilterPanelProps) {
  const t = useTexts(listBlockTexts);
  const active = filter.initiativeType.length + filter.status.length > 0;
  const boxes = (names: readonly string[], chosen: readonly string[], item: (name: string) => string) =>
    names.map((name) => (
      <Choice key={name} type="checkbox" name={item(name)} value="on" defaultChecked={chosen.includes(name)}>
        {name}
      </Choice>
    ));
  return (
    <details className="filter-panel" open={active}>
      <summary className="act">
        {t('projectsFilter')}
        <Icon name="chevron" turn />
      </summary>
      <form action={`${pathOf(page)}#projects-count`} method="get" className="panel flow" data-swap={id}>
        {keptItems(page, isOwnItem).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <div className="cols even">
          <fieldset>
            <legend>{t('projectsType')}</legend>
            {boxes(INITIATIVE_TYPES, filter.initiativeType, typeItem)}
          </fieldset>
          <fieldset>
            <legend>{t('projectsStatus')}</legend>
            {boxes(PROJECT_STATUSES, filter.status, statusItem)}
          </fieldset>
        </div>
        <p className="row">
          <Button>{t('projectsShow')}</Button>
          {active && (
            <a className="act" href={clearHref(page)} data-swap={id}>
              {t('projectsClear')}
            </a>
          )}
        </p>
      </form>
    </details>
  );
}

const clearHref = (page: BlockSurroundings['page']): string =>
  pageHref({ route: page.route, query: Object.fromEntries(keptItems(page, isOwnItem)) }, {}, 'projects-count');
