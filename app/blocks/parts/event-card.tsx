import type { Event } from '~/cms/collections/events';
import { RichTextView } from '~/cms/rich-text-view';
import { event as eventTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { hourAndMinute, isoDay, longDate } from '~/domain/time/event-time';
import { eventHref } from '~/domain/content/events';
import { SiteLink } from '~/ui/site-link';
import { CtaRow } from './cta-link';
import { Picture } from './picture';

/**
 * An event that is not integrated has its page on another site (L-741). `id` is only for a list
 * with links to it, because another block may show the same event.
 */
export function EventCard({ event, level = 3, id }: { event: Event; level?: 2 | 3; id?: string }) {
  const t = useTexts(eventTexts);
  const Heading = level === 2 ? 'h2' : 'h3';
  const kind = [
    event.isPromo && t('eventPromo'),
    event.isNews && t('eventNews'),
    event.category?.name,
  ].filter(Boolean);
  // Midnight means a day without a time.
  const time = event.time ?? (hourAndMinute(event.at) === '00:00' ? null : hourAndMinute(event.at));
  return (
    <article className="panel edge flow event" id={id}>
      {event.image && <Picture image={event.image} className="fill" />}
      {kind.length > 0 && <p className="small soft">{kind.join(' · ')}</p>}
      <Heading className="h3">
        {event.url === null ? (
          event.title
        ) : (
          <SiteLink
            href={eventHref(event.url, event.id, event.title)}
            {...(event.isIntegrated ? {} : { target: '_blank', rel: 'noopener' })}
          >
            {event.title}
            {!event.isIntegrated && <span className="hide"> {t('eventNewTab')}</span>}
          </SiteLink>
        )}
      </Heading>
      <p>
        <time dateTime={isoDay(event.at)}>{longDate(event.at)}</time>
        {time && `, ${time}`}
        {event.location && (
          <>
            <br />
            {event.location}
          </>
        )}
      </p>
      {event.text && <RichTextView html={event.text} />}
      <CtaRow ctas={event.content} />
    </article>
  );
}
