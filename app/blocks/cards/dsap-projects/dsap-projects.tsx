import { listBlock as listBlockTexts, language as languageTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { pageOf } from '~/domain/paged';
import { filterProjects, PROJECTS_PAGE } from '~/domain/content/projects';
import { Pagination } from '~/ui/pagination';
import type { BlockSurroundings } from '~/blocks/block';
import { BlockSection } from '~/blocks/parts/block-section';
import { pageHref } from '~/blocks/parts/page-href';
import { FilterPanel } from './filter-panel';
import { pageItem, readProjectQuery } from './project-query';
import type { DsapProjectsProps } from './schema';
import type { Project } from '~/cms/collections/projects';
import { RichTextView } from '~/cms/rich-text-view';
import { parseLondon } from '~/domain/time/london-time';
import { dateOf, type TimeTexts } from '~/domain/time/speak-time';
import { StatusChip } from '~/ui/chip';
import { SiteLink } from '~/ui/site-link';
import { Picture } from '~/blocks/parts/picture';

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

/** A date without its year would say nothing on a plan: always with it. */
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
