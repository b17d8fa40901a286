import { createEvent } from 'ics';
import { calendarEventOf } from '~/domain/incident/calendar-event';
import type { Situation } from '~/domain/incident/situation';
import { townPlaceOf } from '../words/place';
import type { IncidentTexts } from '../words/days-in-words';

/** iOS browsers other than Safari cannot open a calendar file (J-878). */
export const needsSafari = (userAgent: string): boolean =>
  /iP(hone|ad|od)/.test(userAgent) &&
  /CriOS|FxiOS|EdgiOS|OPiOS|OPT\/|DuckDuckGo|GSA\//.test(userAgent);

/** Null if the incident has no time. Times are UTC instants, which calendars convert. */
export function calendarFile(
  situation: Situation,
  { t, url }: { t: IncidentTexts; url: string },
): string | null {
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
