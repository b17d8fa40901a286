import type { Project } from '~/cms/collections/projects';
import { RichTextView } from '~/cms/rich-text-view';
import { language as languageTexts, listBlock as listBlockTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { parseLondon } from '~/domain/time/london-time';
import { dateOf, type TimeTexts } from '~/domain/time/speak-time';
import { StatusChip } from '~/ui/chip';
import { SiteLink } from '~/ui/site-link';
import { Picture } from '~/blocks/parts/picture';

/** A date without its year would say nothing on a plan: always with it. */
function endOf(date: string, t: TimeTexts): string | null {
  const at = parseLondon(`${date}T12:00:00`);
  return at === null ? null : dateOf(at, 0, t);
}

export function ProjectCard({ project }: { project: Project }) {
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
