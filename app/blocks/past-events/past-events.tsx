import { eventTexts } from '~/cms/texts/blocks-part1';
import { useTexts } from '~/cms/use-texts';
import { EVENTS_PAGE, eventsOf } from '~/domain/events';
import { ButtonLink } from '~/ui/button';
import type { BlockSurroundings } from '../block';
import { BlockSection } from '../parts/block-section';
import { EventCard } from '../parts/event-card';
import { pageHref } from '../parts/page-href';
import { EventsFilter } from './events-filter';
import { pageItem, readEventQuery } from './event-query';
import type { PastEventsProps } from './schema';

/**
 * Events that were, eight at first. "View more" is a link to the same page with eight more; with JavaScript (enhance.ts) they are
 * fetched and put below, and from then on further ones as the end of the list comes near.
 */
export function PastEvents({ title, text, around }: PastEventsProps & { around: BlockSurroundings }) {
  const t = useTexts(eventTexts);
  const asked = readEventQuery(around.page.query, around.collections.events);
  const found = eventsOf(around.collections.events, { isFuture: false, filter: asked }, around.now);
  const shown = found.slice(0, asked.page * EVENTS_PAGE);
  const next = found[shown.length];
  return (
    <BlockSection title={title ?? t('eventsPast')} id="past-events" enhance="past-events">
      {text && <p>{text}</p>}
      <EventsFilter around={around} filter={asked} />
      <p id="past-events-count" role="status">
        <b>{found.length === 0 ? t('eventsNone') : t('eventsCount', { shown: shown.length, count: found.length })}</b>
      </p>
      <ul className="grid events" data-events={JSON.stringify({ category: asked.category, media: asked.media })}>
        {shown.map((event) => (
          <li key={event.id}>
            <EventCard event={event} id={`event-${event.id}`} />
          </li>
        ))}
      </ul>
      {next && (
        <p data-more={asked.page + 1} data-counts={t('eventsCount')}>
          <ButtonLink second href={pageHref(around.page, pageItem(asked.page + 1), `event-${next.id}`)} icon="plus">
            {t('eventsMore')}
          </ButtonLink>
        </p>
      )}
    </BlockSection>
  );
}
