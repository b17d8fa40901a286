import { event as eventTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { EVENTS_PAGE, eventsOf } from '~/domain/content/events';
import type { BlockSurroundings } from '~/blocks/block';
import { BlockSection } from '~/blocks/parts/block-section';
import { EventCard } from '~/blocks/parts/event-card';
import { pageHref } from '~/blocks/parts/page-href';
import { Island } from '~/blocks/parts/island';
import { EventsFilter } from './events-filter';
import MoreEvents from './island';
import { pageItem, readEventQuery } from './event-query';
import type { PastEventsProps } from './schema';

/**
 * Events that were, eight at first. "View more" is a link to the same page with eight more; with JavaScript (island.tsx)
 * without leaving, and from then on further ones as the end of the list comes near.
 */
export function PastEvents({ title, text, around }: PastEventsProps & { around: BlockSurroundings }) {
  const t = useTexts(eventTexts);
  const asked = readEventQuery(around.page.query, around.collections.events);
  const found = eventsOf(around.collections.events, { isFuture: false, filter: asked }, around.now);
  const shown = found.slice(0, asked.page * EVENTS_PAGE);
  const next = found[shown.length];
  return (
    <BlockSection title={title ?? t('eventsPast')} id="past-events">
      {text && <p>{text}</p>}
      <EventsFilter around={around} filter={asked} />
      <p id="past-events-count" role="status">
        <b>{found.length === 0 ? t('eventsNone') : t('eventsCount', { shown: shown.length, count: found.length })}</b>
      </p>
      <ul className="grid events">
        {shown.map((event) => (
          <li key={event.id}>
            <EventCard event={event} id={`event-${event.id}`} />
          </li>
        ))}
      </ul>
      {next && (
        <Island
          name="past-events"
          of={MoreEvents}
          props={{
            href: pageHref(around.page, pageItem(asked.page + 1), `event-${next.id}`),
            words: t('eventsMore'),
          }}
        />
      )}
    </BlockSection>
  );
}
