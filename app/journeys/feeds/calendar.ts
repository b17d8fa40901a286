import {
  calendarEventOf,
  timeInCalendar,
  type CalendarEvent,
} from '~/domain/incident/calendar-event';
import { isCancelled, isPlanned, isRestored } from '~/domain/incident/flags';
import type { Incident } from '~/domain/incident/incident';
import { situationOf } from '~/domain/incident/situation';
import type { Envelope } from './envelope';
import { compactTime, changeTimes } from './times';
import { feedWords, type FeedContext } from './words';

export const CALENDAR = 'text/calendar; charset=utf-8';
const LOOK_AGAIN = 'PT15M';

const escape = (text: string): string => text.replace(/([\\;,])/g, '\\$1').replace(/\r?\n/g, '\\n');

/** At most 75 octets per line (RFC 5545, 3.1) without splitting a character. */
function folded(line: string): string {
  const parts: string[] = [];
  let [part, size, room] = ['', 0, 75];
  for (const letter of line) {
    const octets = Buffer.byteLength(letter);
    if (size + octets > room) {
      parts.push(part);
      [part, size, room] = ['', 0, 74];
    }
    part += letter;
    size += octets;
  }
  return [...parts, part].join('\r\n ');
}

const linesOf = (lines: readonly string[]): string =>
  lines.map((line) => `${folded(line)}\r\n`).join('');

/**
 * A cancelled incident keeps its time so that calendars can strike it out; a restored one ends when
 * power came back. Null without a planned date or an estimate.
 */
function timeOf(incident: Incident, { now, storm }: FeedContext): CalendarEvent | null {
  if (isCancelled(incident))
    return calendarEventOf(situationOf({ ...incident, statusId: 1 }, now, { storm }));
  if (!isRestored(incident, now)) return calendarEventOf(situationOf(incident, now, { storm }));
  const start = incident.plannedAt ?? incident.receivedAt ?? incident.createdAt;
  const end = incident.restoredAt;
  return timeInCalendar(start, end);
}

/** Null if the incident has no time. */
export function eventOf(incident: Incident, context: FeedContext): string | null {
  const { baseUrl, changes, f } = context;
  const time = timeOf(incident, context);
  if (!time) return null;
  const { place, summary, url } = feedWords(incident, context);
  const changed = changes.of(incident);
  return linesOf([
    'BEGIN:VEVENT',
    `UID:${incident.reference}@${new URL(baseUrl).hostname}`,
    `DTSTAMP:${compactTime(changed)}`,
    `SEQUENCE:${changeTimes(incident, changed - 1).length}`,
    `STATUS:${isCancelled(incident) ? 'CANCELLED' : 'CONFIRMED'}`,
    // In UTC, because one hour in October occurs twice in London time (RFC 5545, 3.3.5).
    `DTSTART:${compactTime(time.start)}`,
    `DTEND:${compactTime(time.end)}`,
    'TRANSP:TRANSPARENT',
    `SUMMARY:${escape(f(isPlanned(incident) ? 'feedCalendarPlanned' : 'feedCalendarCut', { place }))}`,
    `DESCRIPTION:${escape(summary)}`,
    `LOCATION:${escape(place)}`,
    `URL:${url}`,
    'END:VEVENT',
  ]);
}

export const calendarEnvelope = (name: string, operator: string): Envelope => ({
  start: linesOf([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escape(operator)}//Power cuts//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escape(name)}`,
    `REFRESH-INTERVAL;VALUE=DURATION:${LOOK_AGAIN}`,
  ]),
  between: '',
  end: 'END:VCALENDAR\r\n',
});
