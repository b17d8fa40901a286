import { project as projectTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { dottedDate, isoDay } from '~/domain/time/event-time';
import { SiteLink } from '~/ui/site-link';
import { BlockSection } from '~/blocks/parts/block-section';
import { Carousel } from '~/blocks/parts/carousel';
import { Picture } from '~/blocks/parts/picture';
import type { ProjectCarouselProps } from './schema';

/** Slides are 16 px apart, 24 from 768 px on. */
export function ProjectCarousel({ title, projects }: ProjectCarouselProps) {
  const t = useTexts(projectTexts);
  if (projects.length === 0) return null;
  const heading = title ?? t('projectsHeading');
  return (
    <BlockSection title={heading}>
      <Carousel label={heading} wide>
        {projects.map((project) => (
          <div className="card" key={project.title}>
            {project.image && <Picture image={project.image} decor className="fill" />}
            {project.initiativeType && <p className="small soft">{project.initiativeType}</p>}
            <h3>
              {project.href ? (
                <SiteLink href={project.href}>{project.title}</SiteLink>
              ) : (
                project.title
              )}
            </h3>
            {project.text && <p>{project.text}</p>}
            <dl className="facts">
              {project.status && (
                <div>
                  <dt>{t('projectStatus')}</dt>
                  <dd>{project.status}</dd>
                </div>
              )}
              {project.end !== null && (
                <div>
                  <dt>{t('projectEnd')}</dt>
                  <dd>
                    <time dateTime={isoDay(project.end)}>{dottedDate(project.end)}</time>
                  </dd>
                </div>
              )}
            </dl>
          </div>
        ))}
      </Carousel>
    </BlockSection>
  );
}
