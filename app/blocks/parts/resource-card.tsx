import { eventAttribute } from '~/cms/analytics/event-attribute';
import type { MediaResource } from '~/cms/collections/media';
import { SiteLink } from '~/ui/site-link';
import { Marked } from './marked';
import { Picture } from './picture';

export function ResourceCard({
  resource,
  term = null,
}: {
  resource: MediaResource;
  term?: string | null;
}) {
  return (
    <div className="card resource">
      {resource.image && <Picture image={resource.image} decor className="fill" />}
      <p className="small soft">{[resource.type, resource.ages].filter(Boolean).join(' · ')}</p>
      <strong className="h3">
        <SiteLink
          href={resource.url}
          {...eventAttribute({ event: 'click_teaching_resource', resource: resource.title })}
        >
          <Marked text={resource.title} term={term} />
        </SiteLink>
      </strong>
      {resource.text && (
        <p>
          <Marked text={resource.text} term={term} />
        </p>
      )}
    </div>
  );
}
