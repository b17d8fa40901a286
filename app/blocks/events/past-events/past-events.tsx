import { event as eventTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import {
  EVENTS_PAGE,
  eventsOf,
  EVENT_MEDIA,
  eventCategories,
  type EventFilter,
} from '~/domain/content/events';
import type { BlockContext } from '~/blocks/block';
import { BlockSection } from '~/blocks/parts/block-section';
import { EventCard } from '~/blocks/parts/event-card';
import { pageHref, keptItems } from '~/blocks/parts/page-href';
import { Island } from '~/blocks/parts/island';
import MoreEvents from './island';
import { pageItem, readEventQuery, categoryItem, isOwnItem, mediaItem } from './event-query';
import type { PastEventsProps } from './schema';
import { Button } from '~/ui/button';
import { Choice } from '~/ui/choice';
import { Icon } from '~/ui/icon';
import type { IconName } from '~/ui/icon-paths';
import { PopUp } from '~/blocks/parts/pop-up';
import { SiteLink } from '~/ui/site-link';
import { SiteForm } from '~/ui/site-form';

/**
 * Eight at first. "View more" links to the same page with eight more; with JavaScript they load in
 * place (island.tsx).
 */
export function PastEvents({ title, text, context }: PastEventsProps & { context: BlockContext }) {
  const t = useTexts(eventTexts);
  const asked = readEventQuery(context.page.query, context.collections.events);
  const found = eventsOf(
    context.collections.events,
    { isFuture: false, filter: asked },
    context.now,
  );
  const shown = found.slice(0, asked.page * EVENTS_PAGE);
  const next = found[shown.length];
  return (
    <BlockSection title={title ?? t('eventsPast')} id="past-events">
      {text && <p>{text}</p>}
      <EventsFilter context={context} filter={asked} />
      <p id="past-events-count" role="status">
        <b>
          {found.length === 0
            ? t('eventsNone')
            : t('eventsCount', { shown: shown.length, count: found.length })}
        </b>
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
            href: pageHref(context.page, pageItem(asked.page + 1), `event-${next.id}`),
            words: t('eventsMore'),
          }}
        />
      )}
    </BlockSection>
  );
}

interface FilterCategory {
  id: 'category' | 'media';
  label: string;
  icon: IconName;
  options: { id: string; label: string; item: string }[];
}

function EventsFilter({ context, filter }: { context: BlockContext; filter: EventFilter }) {
  const t = useTexts(eventTexts);
  const categories: FilterCategory[] = [
    {
      id: 'category',
      label: t('eventsCategory'),
      icon: 'calendar',
      options: eventCategories(context.collections.events).map(({ id, name }) => ({
        id,
        label: name,
        item: categoryItem(id),
      })),
    },
    {
      id: 'media',
      label: t('eventsMedia'),
      icon: 'play',
      options: EVENT_MEDIA.map((name) => ({ id: name, label: name, item: mediaItem(name) })),
    },
  ];
  const kept = keptItems(context.page, isOwnItem);
  const chosen: readonly string[] = [...filter.category, ...filter.media];
  const clear = pageHref(
    { route: context.page.route, query: Object.fromEntries(kept) },
    {},
    'past-events-count',
  );
  return (
    <div className="row">
      <PopUp
        summary={
          chosen.length > 0 ? t('eventsFilterCount', { count: chosen.length }) : t('eventsFilter')
        }
        button
      >
        <SiteForm
          action={`${context.page.route}#past-events-count`}
          method="get"
          className="flow-l"
        >
          {kept.map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          {categories.map(({ id, label, icon, options }) => (
            <fieldset key={id}>
              <legend>
                <Icon name={icon} /> {label}
              </legend>
              {options.map((option) => (
                <Choice
                  key={option.id}
                  type="checkbox"
                  name={option.item}
                  value="on"
                  defaultChecked={chosen.includes(option.id)}
                >
                  {option.label}
                </Choice>
              ))}
            </fieldset>
          ))}
          <Button>{t('eventsShow')}</Button>
        </SiteForm>
      </PopUp>
      {chosen.length > 0 && (
        <SiteLink className="act" href={clear} data-swap="past-events">
          {t('eventsClear')}
        </SiteLink>
      )}
    </div>
  );
}
