import { createEvent } from 'ics';
import { calendarEventOf } from '~/domain/incident/calendar-event';
import type { Situation } from '~/domain/incident/situation';
import { townPlaceOf } from '../words/place';
import type { IncidentTexts } from '../words/when';

/** Browsers on iOS other than Safari cannot pass on a calendar file. Decision J-878. */
export const needsSafari = (userAgent: string): boolean =>
  /iP(hone|ad|od)/.test(userAgent) && /CriOS|FxiOS|EdgiOS|OPiOS|OPT\/|DuckDuckGo|GSA\//.test(userAgent);

/**
 * The calendar entry as a file; null where there is nothing to put into a calendar. Times go out as instants in UTC, which every
 * calendar shows in London's time. Specification: journeys, sections 2 and 9.
 */
export function calendarFile(situation: Situation, { t, url }: { t: IncidentTexts; url: string }): string | null {
  const { incident, isPlanned } = situation;
  const event = calendarEventOf(situation);
  if (!event) return null;
  const place = townPlaceOf(incident, t);
  const { value, error } = createEvent({
    uid: `${incident.reference}@${new URL(url).hostname}`,
    productId: 'power-cut',
    start: event.start,
    startInputType: 'utc',
    startOutputType: 'utc',
    end: event.end,
    endInputType: 'utc',
    endOutputType: 'utc',
    title: t(isPlanned ? 'calendarPlanned' : 'calendarCut', { place }),
    description: t('calendarText', { reference: incident.reference, url }),
    location: place,
    url,
    busyStatus: 'FREE',
  });
  return error ? null : (value ?? null);
}
