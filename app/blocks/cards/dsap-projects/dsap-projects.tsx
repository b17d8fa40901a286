import { listBlock as listBlockTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { pageOf } from '~/domain/paged';
import { filterProjects, PROJECTS_PAGE } from '~/domain/content/projects';
import { Pagination } from '~/ui/pagination';
import type { BlockSurroundings } from '~/blocks/block';
import { BlockSection } from '~/blocks/parts/block-section';
import { pageHref } from '~/blocks/parts/page-href';
import { FilterPanel } from './filter-panel';
import { ProjectCard } from './project-card';
import { pageItem, readProjectQuery } from './project-query';
import type { DsapProjectsProps } from './schema';

const ID = 'projects';

/** Projects of the digital strategy and action plan, twelve a page, with a filter that is a GET form. */
export function DsapProjects({ title, text, around }: DsapProjectsProps & { around: BlockSurroundings }) {
  const t = useTexts(listBlockTexts);
  const name = title ?? t('projectsTitle');
  const asked = readProjectQuery(around.page.query);
  const found = filterProjects(around.collections.projects, asked);
  const { items, totalPages, totalRecords } = pageOf(found, asked.page, PROJECTS_PAGE);
  const count = t('projectsCount', { count: totalRecords });
  return (
    <BlockSection title={name} id={ID}>
      {text && <p>{text}</p>}
      <FilterPanel page={around.page} filter={asked} id={ID} />
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
        hrefOf={(page) => pageHref(around.page, pageItem(page), 'projects-count')}
        previousLabel={t('listPrevious')}
        nextLabel={t('listNext')}
      />
    </BlockSection>
  );
}
