import { textsOf } from '~/words/texts';
import { incidentWords } from '~/words/incident';
import { calendarEventOf } from '~/domain/incident/calendar-event';
import { isMultiple } from '~/domain/incident/flags';
import { situationOf } from '~/domain/incident/situation';
import type { Instant } from '~/domain/time/instant';
import { sectorOf } from '~/domain/postcode';
import type { FeedPlace } from './feed-links';
import { townPlaceOf } from '~/journeys/incident/words/place';
import type { Content } from '~/server/content/content';
import type { Incidents } from '~/server/incidents/incidents';

interface Sources {
  readonly incidents: Pick<Incidents, 'snapshot'>;
  readonly content: Pick<Content, 'dictionary' | 'live'>;
  readonly baseUrl: string;
}

export interface StayInformed {
  readonly feeds: readonly FeedPlace[];
  readonly typed: string;
  readonly isWrong: boolean;
}

function feedsOf(
  kind: FeedPlace['kind'],
  place: string,
  stem: string,
  query: string,
  baseUrl: string,
): FeedPlace {
  const at = (ending: string) => `/feeds/incidents${stem}.${ending}${query}`;
  return {
    kind,
    place,
    webcal: `${baseUrl.replace(/^https?:/, 'webcal:')}${at('ics')}`,
    ics: at('ics'),
    atom: at('atom'),
    cap: at('cap'),
    geojson: at('geojson'),
  };
}

/** For the incident the visitor came from, their area, and the network. */
export function stayInformed(
  query: URLSearchParams,
  { incidents, content, baseUrl }: Sources,
  now: Instant,
): StayInformed {
  const typed = (query.get('postcode') ?? '').slice(0, 40);
  const sector = sectorOf(typed);
  const incident = incidents.snapshot()?.byReference.get(query.get('incidentid') ?? '');
  const place = incident ? townPlaceOf(incident, textsOf(incidentWords, content.dictionary())) : '';
  const own =
    incident && !isMultiple(incident)
      ? feedsOf('incident', place, `/${encodeURIComponent(incident.reference)}`, '', baseUrl)
      : null;
  // An incident without a time has no calendar event; the area's calendar will have it later.
  const isDated =
    incident !== undefined &&
    calendarEventOf(situationOf(incident, now, { storm: content.live().stormMode })) !== null;
  const area = sector ?? (incident ? incident.sectors[0] : undefined);
  const around =
    area === undefined
      ? null
      : feedsOf('sector', area, '', `?sector=${encodeURIComponent(area)}`, baseUrl);
  return {
    feeds: [
      ...(own
        ? [isDated || !around ? own : { ...own, webcal: around.webcal, ics: around.ics }]
        : []),
      ...(around ? [around] : []),
      feedsOf('all', '', '', '', baseUrl),
    ],
    typed,
    isWrong: typed.trim() !== '' && sector === null,
  };
}
