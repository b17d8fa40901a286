import { createEvent } from 'ics';
import { calendarEventOf } from '~/domain/incident/calendar-event';
import { isPlanned } from '~/domain/incident/flags';
import type { Incident } from '~/domain/incident/incident';
import type { Instant } from '~/domain/instant';
import { placeOf } from '~/incident-view/place';
import type { IncidentTexts } from '~/incident-view/when';

/** Browsers on iOS other than Safari cannot hand a calendar file on. Decision J-878. */
export const needsSafari = (userAgent: string): boolean =>
  /iP(hone|ad|od)/.test(userAgent) && /CriOS|FxiOS|EdgiOS|OPiOS|OPT\/|DuckDuckGo|GSA\//.test(userAgent);

/**
 * The calendar entry as a file; null where there is nothing to put into a calendar. Times go out as instants in UTC, which every
 * calendar shows in London's time. Specification: journeys, sections 2 and 9.
 */
export function calendarFile(
  incident: Incident,
  { now, t, url }: { now: Instant; t: IncidentTexts; url: string },
): string | null {
  const event = calendarEventOf(incident, now);
  if (!event) return null;
  const place = placeOf(incident, t);
  const { value, error } = createEvent({
    uid: `${incident.reference}@${new URL(url).hostname}`,
    productId: 'power-cut',
    start: event.start,
    startInputType: 'utc',
    startOutputType: 'utc',
    end: event.end,
    endInputType: 'utc',
    endOutputType: 'utc',
    title: t(isPlanned(incident) ? 'calendarPlanned' : 'calendarCut', { place }),
    description: t('calendarText', { reference: incident.reference, url }),
    location: place,
    url,
    busyStatus: 'FREE',
  });
  return error ? null : (value ?? null);
}
