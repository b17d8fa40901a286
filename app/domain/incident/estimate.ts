import { MINUTE, type Instant } from '../time/instant';
import {
  daysBetween,
  fromLondon,
  inLondon,
  instantOfWall,
  inUtc,
  startOfLondonDay,
} from '../time/london-time';
import { isPlanned, isRestored } from './flags';
import type { Incident } from './incident';

/**
 * `multiDay` shows both dates; `overdue`: the time has passed and power isn't back; `description`:
 * a text from content in place of an estimate.
 */
export type Estimate =
  | {
      readonly kind: 'window';
      readonly from: Instant;
      readonly to: Instant;
      readonly multiDay: boolean;
      readonly overdue: boolean;
    }
  | { readonly kind: 'time'; readonly at: Instant; readonly overdue: boolean }
  | { readonly kind: 'to-be-confirmed'; readonly description: string | null };

const PART =
  /^(?:(\d{1,2})(?:st|nd|rd|th)? ([a-z]{3,9})(?: (\d{4}))?,? )?([01]?\d|2[0-3]):([0-5]\d)$/i;
const MONTHS = Array.from({ length: 12 }, (_, month) =>
  inUtc(Date.UTC(2000, month)).format('MMM').toLowerCase(),
);
const LONGEST_TEXT = 100;

/** Without a year it takes the one nearest to `near`; without a date, the day of `near`. */
function readPart(text: string, near: Instant): Instant | null {
  const match = PART.exec(text.trim());
  if (!match) return null;
  const [, day, monthName, year, hour, minute] = match;
  const nearDay = inLondon(near);
  if (!day || !monthName)
    return instantOfWall(nearDay.startOf('day').hour(Number(hour)).minute(Number(minute)));
  const month = MONTHS.indexOf(monthName.slice(0, 3).toLowerCase()) + 1;
  if (month < 1) return null;
  const years = year ? [Number(year)] : [-1, 0, 1].map((more) => nearDay.year() + more);
  const candidates = years.map((each) =>
    fromLondon(each, month, Number(day), Number(hour), Number(minute)),
  );
  // An impossible day would roll over to another date.
  const real = candidates.filter((instant) => inLondon(instant).date() === Number(day));
  return real.reduce<Instant | null>(
    (best, next) => (best === null || Math.abs(next - near) < Math.abs(best - near) ? next : best),
    null,
  );
}

/**
 * By the length of the text's `to` part (L-748), or if it ends on another day. Midnight belongs to
 * the day it ends.
 */
function isMultiDay(from: Instant, to: Instant, toText: string): boolean {
  const lastMoment = to === startOfLondonDay(to) ? to - MINUTE : to;
  return toText.trim().length > 13 || daysBetween(from, lastMoment) !== 0;
}

const CLOCK_ONLY = /^\s*\d{1,2}:\d\d\s*$/;

const nextDayAt = (instant: Instant): Instant =>
  instantOfWall(inLondon(instant).startOf('minute').add(1, 'day'));

type Reading =
  | { readonly from: Instant; readonly to: Instant; readonly multiDay: boolean }
  | { readonly at: Instant }
  | null;

/**
 * "26 Nov 14:00 - 15:00", "02 Jun 23:00 - 03 Jun 00:00" or "26 Nov 14:00"; null for any other text.
 */
function readEstimate(text: string, near: Instant): Reading {
  const [fromText = '', toText, ...more] = text.split(/[-–]|\bto\b/i).map((part) => part.trim());
  const from = more.length === 0 ? readPart(fromText, near) : null;
  if (from === null) return null;
  if (toText === undefined) return { at: from };
  const read = readPart(toText, from);
  if (read === null) return null;
  const to = read < from && CLOCK_ONLY.test(toText) ? nextDayAt(read) : read;
  return to < from ? null : { from, to, multiDay: isMultiDay(from, to, toText) };
}

/** Each snapshot shares most incidents with the one before, so their texts are parsed once. */
const readings = new WeakMap<Incident, { readonly text: string; readonly reading: Reading }>();
function readingOf(incident: Incident, text: string, now: Instant): Reading {
  // Without a time of its own, a text is read relative to now.
  if (incident.estimatedAt === null) return readEstimate(text, now);
  const cached = readings.get(incident);
  if (cached?.text === text) return cached.reading;
  const reading = readEstimate(text, incident.estimatedAt);
  readings.set(incident, { text, reading });
  return reading;
}

/**
 * The storm's wording wins in storm mode; the text wins over the bare time, because an operator who
 * writes "To be confirmed" means it. Planned work without an estimate always reads "To be
 * confirmed" (L-612, L-747, L-748).
 */
export function estimateOf(
  incident: Incident,
  { storm, now }: { storm: boolean; now: Instant },
): Estimate {
  const text =
    ((storm ? incident.stormEstimateText : null) ?? incident.estimateText)?.trim() || null;
  const restored = isRestored(incident, now);
  const reading = text && text.length <= LONGEST_TEXT ? readingOf(incident, text, now) : null;
  if (reading && 'at' in reading)
    return { kind: 'time', at: reading.at, overdue: !restored && reading.at < now };
  if (reading) return { kind: 'window', ...reading, overdue: !restored && reading.to < now };
  if (text && /^(to be confirmed|tbc|unknown)\b/i.test(text))
    return { kind: 'to-be-confirmed', description: null };
  if (incident.estimatedAt !== null) {
    return {
      kind: 'time',
      at: incident.estimatedAt,
      overdue: !restored && incident.estimatedAt < now,
    };
  }
  return { kind: 'to-be-confirmed', description: isPlanned(incident) ? null : text };
}

/** The later end of a window; null if unknown. */
export const endOf = (estimate: Estimate): Instant | null =>
  estimate.kind === 'window' ? estimate.to : estimate.kind === 'time' ? estimate.at : null;

/** The later end of a window; null once the estimate has passed. */
export function dueAt(
  incident: Incident,
  context: { storm: boolean; now: Instant },
): Instant | null {
  const estimate = estimateOf(incident, context);
  return estimate.kind === 'to-be-confirmed' || estimate.overdue ? null : endOf(estimate);
}
