import { event as eventTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { EVENT_MEDIA, eventCategories, type EventFilter } from '~/domain/content/events';
import { Button } from '~/ui/button';
import { Choice } from '~/ui/choice';
import { Icon } from '~/ui/icon';
import type { IconName } from '~/ui/icon-paths';
import type { BlockSurroundings } from '~/blocks/block';
import { keptItems, pageHref } from '~/blocks/parts/page-href';
import { PopUp } from '~/blocks/parts/pop-up';
import { categoryItem, isOwnItem, mediaItem } from './event-query';

interface FilterCategory {
  id: 'category' | 'media';
  label: string;
  icon: IconName;
  options: { id: string; label: string; item: string }[];
}

/** The filter pop-up: a GET form that starts again at page 1. Specification: lookup, section 3 (event filter categories). */
export function EventsFilter({ around, filter }: { around: BlockSurroundings; filter: EventFilter }) {
  const t = useTexts(eventTexts);
  const categories: FilterCategory[] = [
    {
      id: 'category',
      label: t('eventsCategory'),
      icon: 'calendar',
      options: eventCategories(around.collections.events).map(({ id, name }) => ({
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
  const kept = keptItems(around.page, isOwnItem);
  const chosen: readonly string[] = [...filter.category, ...filter.media];
  const clear = pageHref({ route: around.page.route, query: Object.fromEntries(kept) }, {}, 'past-events-count');
  return (
    <div className="row">
      <PopUp summary={chosen.length > 0 ? t('eventsFilterCount', { count: chosen.length }) : t('eventsFilter')} button>
        <form action={`${around.page.route}#past-events-count`} method="get" className="flow-l">
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
        </form>
      </PopUp>
      {chosen.length > 0 && (
        <a className="act" href={clear} data-swap="past-events">
          {t('eventsClear')}
        </a>
      )}
    </div>
  );
}
