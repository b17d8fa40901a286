import { listBlock as listBlockTexts, language as languageTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { pageOf } from '~/domain/paged';
import {
  filterProjects,
  PROJECTS_PAGE,
  INITIATIVE_TYPES,
  PROJECT_STATUSES,
  type ProjectFilter,
} from '~/domain/content/projects';
import { Pagination } from '~/ui/pagination';
import type { BlockContext } from '~/blocks/block';
import { BlockSection } from '~/blocks/parts/block-section';
import { pageHref, keptItems, pathOf } from '~/blocks/parts/page-href';
import { pageItem, readProjectQuery, isOwnItem, statusItem, typeItem } from './project-query';
import type { DsapProjectsProps } from './schema';
import type { Project } from '~/cms/collections/projects';
import { RichTextView } from '~/cms/rich-text-view';
import { parseLondon } from '~/domain/time/london-time';
import { dateOf, type TimeTexts } from '~/domain/time/speak-time';
import { StatusChip } from '~/ui/chip';
import { SiteLink } from '~/ui/site-link';
import { Picture } from '~/blocks/parts/picture';
import { Button } from '~/ui/button';
import { Choice } from '~/ui/choice';
import { Icon } from '~/ui/icon';

interface FilterPanelProps {
  page: BlockContext['page'];
  filter: ProjectFilter;
  id: string;
}

/** A new filter starts at page 1. */
function FilterPanel({ page, filter, id }: FilterPanelProps) {
  const t = useTexts(listBlockTexts);
  const active = filter.initiativeType.length + filter.status.length > 0;
  const boxes = (
    names: readonly string[],
    chosen: readonly string[],
    item: (name: string) => string,
  ) =>
    names.map((name) => (
      <Choice
        key={name}
        type="checkbox"
        name={item(name)}
        value="on"
        defaultChecked={chosen.includes(name)}
      >
        {name}
      </Choice>
    ));
  return (
    <details className="filter-panel" open={active}>
      <summary className="act">
        {t('projectsFilter')}
        <Icon name="chevron" turn />
      </summary>
      <form
        action={`${pathOf(page)}#projects-count`}
        method="get"
        className="panel flow"
        data-swap={id}
      >
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

const clearHref = (page: BlockContext['page']): string =>
  pageHref(
    { route: page.route, query: Object.fromEntries(keptItems(page, isOwnItem)) },
    {},
    'projects-count',
  );

const ID = 'projects';

/**
 * DSAP is the digital strategy and action plan. Twelve projects a page, with a filter that is a GET
 * form.
 */
export function DsapProjects({
  title,
  text,
  context,
}: DsapProjectsProps & { context: BlockContext }) {
  const t = useTexts(listBlockTexts);
  const name = title ?? t('projectsTitle');
  const asked = readProjectQuery(context.page.query);
  const found = filterProjects(context.collections.projects, asked);
  const { items, totalPages, totalRecords } = pageOf(found, asked.page, PROJECTS_PAGE);
  const count = t('projectsCount', { count: totalRecords });
  return (
    <BlockSection title={name} id={ID}>
      {text && <p>{text}</p>}
      <FilterPanel page={context.page} filter={asked} id={ID} />
      <p id="projects-count">
        <b>{totalRecords === 0 ? t('projectsNone') : count}</b>
      </p>
      <ul className="grid">
        {items.map((project) => (
          <ProjectCard key={project.title} project={project} />
        ))}
      </ul>
      <Pagination
        label={t('projectsPages', { title: name })}
        page={asked.page}
        pages={totalPages}
        hrefOf={(page) => pageHref(context.page, pageItem(page), 'projects-count')}
        previousLabel={t('listPrevious')}
        nextLabel={t('listNext')}
      />
    </BlockSection>
  );
}

/** Always includes the year, which a plan needs. */
function endOf(date: string, t: TimeTexts): string | null {
  const at = parseLondon(`${date}T12:00:00`);
  return at === null ? null : dateOf(at, 0, t);
}

function ProjectCard({ project }: { project: Project }) {
  const t = useTexts(listBlockTexts);
  const times = useTexts(languageTexts);
  const { title, description, initiativeType, status, image, url, targetEndDate } = project;
  const end = targetEndDate && endOf(targetEndDate, times);
  return (
    <li className="card">
      {image && <Picture image={image} />}
      <h3>{url ? <SiteLink href={url}>{title}</SiteLink> : title}</h3>
      <p>
        <StatusChip
          status={status === 'Completed' ? 'restored' : 'planned'}
          icon={status === 'Completed' ? 'tick' : 'clock'}
        >
          {status}
        </StatusChip>
      </p>
      <p className="soft">{initiativeType}</p>
      {description && <RichTextView html={description} />}
      {end && <p className="small soft">{t('projectsEnd', { date: end })}</p>}
    </li>
  );
}
