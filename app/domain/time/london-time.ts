import dayjs, { type Dayjs } from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat.js';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';
import { DAY, HOUR, MINUTE, SECOND, type Instant } from './instant';

dayjs.extend(utc);
dayjs.extend(timezone);
dayjs.extend(customParseFormat);

const ZONE = 'Europe/London';
/** Longer than any time format. */
const LONGEST = 40;
const MOST_OFFSETS = 5_000;
const offsets = new Map<Instant, number>();

/** Computed by dayjs once per full hour. The shortcut and its figures: docs/decisions/times.md. */
function offsetAt(hour: Instant): number {
  const cached = offsets.get(hour);
  if (cached !== undefined) return cached;
  const offset = dayjs.utc(hour).tz(ZONE).utcOffset() * 60 * SECOND;
  if (offsets.size >= MOST_OFFSETS) offsets.clear();
  offsets.set(hour, offset);
  return offset;
}

/** In milliseconds. A day without a clock change only computes its ends. */
export function londonOffset(instant: Instant): number {
  const day = Math.floor(instant / DAY) * DAY;
  const offset = offsetAt(day);
  return offset === offsetAt(day + DAY) ? offset : offsetAt(Math.floor(instant / HOUR) * HOUR);
}

/**
 * London's wall clock and calendar, to read, format, or calculate in London hours and days;
 * `instantOfWall` converts back. It has no zone, so the machine's zone does not matter.
 */
export const inLondon = (instant: Instant): Dayjs => dayjs.utc(instant + londonOffset(instant));

function fromWall(wall: number): Instant {
  const asSummer = wall - HOUR;
  return londonOffset(asSummer) === HOUR ? asSummer : wall;
}

/** For feeds that write a "Z". */
export const inUtc = (instant: Instant): Dayjs => dayjs.utc(instant);

/** The repeated hour is its first, summer, one; the missing hour moves forward. */
export const instantOfWall = (wall: Dayjs): Instant => fromWall(wall.valueOf());

/** Null unless the text is exactly in one of the formats, and for impossible dates. */
export function readWall(text: string, ...formats: string[]): Dayjs | null {
  if (text.length > LONGEST) return null;
  const walls = formats.map((format) => dayjs.utc(text, format, true));
  return walls.find((wall) => wall.isValid() && wall.year() >= 1900) ?? null;
}

/** `month` counts from 1. Days and months out of range roll over. */
export function fromLondon(
  year: number,
  month: number,
  day: number,
  hour = 0,
  minute = 0,
  second = 0,
): Instant {
  return fromWall(Date.UTC(year, month - 1, day, hour, minute, second));
}

/** Days of London's calendar since 1970. */
const dayNumber = (instant: Instant): number => Math.floor((instant + londonOffset(instant)) / DAY);

export const startOfLondonDay = (instant: Instant, moveByDays = 0): Instant =>
  fromWall((dayNumber(instant) + moveByDays) * DAY);

/** Midnight at the end of a day belongs to that day: "by midnight today". */
export const closing = (end: Instant): Instant =>
  end === startOfLondonDay(end) ? end - MINUTE : end;

/** The number of London midnights between; negative if `to` is on an earlier day (J-894). */
export function daysBetween(from: Instant, to: Instant): number {
  return dayNumber(to) - dayNumber(from);
}

const WIRE_TIME =
  /^((?!1[0-8]|0)\d{4}-(?:0[1-9]|1[0-2])-(\d\d)T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?)(?:(?<=:\d\d:\d\d)(\.\d{1,9}))?(Z|[+-]\d\d:\d\d)?$/;

/**
 * London if it has no zone, otherwise as written. `0001-01-01T00:00:00`, and anything that is not a
 * time, is null. API contract: LocalDateTime.
 */
export function parseLondon(text: unknown): Instant | null {
  if (typeof text !== 'string' || text.length > LONGEST) return null;
  const [, upToSeconds, day, fraction = '0', zone] = WIRE_TIME.exec(text) ?? [];
  const wall = dayjs.utc(upToSeconds ?? null);
  // An impossible day rolls over, which is not what the feed meant.
  if (wall.date() !== Number(day)) return null;
  if (zone === undefined) return fromWall(wall.valueOf() + Math.trunc(Number(fraction) * SECOND));
  const instant = Date.parse(text);
  return Number.isNaN(instant) ? null : instant;
}

/** `2026-03-10T13:04:00` */
export const formatLondon = (instant: Instant): string =>
  inLondon(instant).format('YYYY-MM-DDTHH:mm:ss');

/**
 * London, no zone. In the repeated hour this format means the first; a time in the second gets a
 * "Z", which is London's time then. API contract: LocalDateTime.
 */
export function wireTime(instant: Instant): string {
  const wall = formatLondon(instant);
  return parseLondon(wall) === Math.floor(instant / SECOND) * SECOND ? wall : `${wall}Z`;
}
