import { stayInformed as stayInformedTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { ActionLink } from '~/ui/action-link';

export interface FeedPlace {
  readonly kind: 'incident' | 'sector' | 'all';
  readonly place: string;
  readonly webcal: string;
  readonly ics: string;
  readonly atom: string;
  readonly cap: string;
  readonly geojson: string;
}

const FEEDS = [
  { name: 'informedCalendar', text: 'informedCalendarText', icon: 'calendar', href: 'webcal' },
  { name: 'informedAtom', text: 'informedAtomText', icon: 'document', href: 'atom' },
  { name: 'informedCap', text: 'informedCapText', icon: 'warning', href: 'cap' },
  { name: 'informedGeojson', text: 'informedGeojsonText', icon: 'map', href: 'geojson' },
] as const;

const HEADINGS = {
  incident: 'informedIncident',
  sector: 'informedSector',
  all: 'informedAll',
} as const;

export function FeedLinks({ feed, explained }: { feed: FeedPlace; explained: boolean }) {
  const t = useTexts(stayInformedTexts);
  const id = `feeds-${feed.kind}`;
  return (
    <section className="flow" aria-labelledby={id}>
      <h2 id={id}>{t(HEADINGS[feed.kind], { place: feed.place })}</h2>
      <ul className="grid">
        {FEEDS.map(({ name, icon, text, href }) => (
          <li key={name}>
            <ActionLink href={feed[href]} icon={icon}>
              {t(name)}
            </ActionLink>
            {explained && <p>{t(text)}</p>}
          </li>
        ))}
        <li>
          <a href={feed.ics}>{t('informedCalendarFile')}</a>
        </li>
      </ul>
    </section>
  );
}
