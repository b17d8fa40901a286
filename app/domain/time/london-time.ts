import dayjs, { type Dayjs } from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat.js';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';
import { DAY, HOUR, SECOND, type Instant } from './instant';

dayjs.extend(utc);
dayjs.extend(timezone);
dayjs.extend(customParseFormat);

const ZONE = 'Europe/London';
/** No way to write a time takes more letters. */
const LONGEST = 40;
const MOST_OFFSETS = 5_000;
const offsets = new Map<Instant, number>();

/** The zone's offset at a full hour, asked of dayjs once. The shortcut and its figures: docs/decisions/times.md. */
function offsetAt(hour: Instant): number {
  const known = offsets.get(hour);
  if (known !== undefined) return known;
  const offset = dayjs.utc(hour).tz(ZONE).utcOffset() * 60 * SECOND;
  if (offsets.size >= MOST_OFFSETS) offsets.clear();
  offsets.set(hour, offset);
  return offset;
}

/** Milliseconds by which London is ahead of UTC. A day without a change of clocks asks for its ends alone. */
export function londonOffset(instant: Instant): number {
  const day = Math.floor(instant / DAY) * DAY;
  const offset = offsetAt(day);
  return offset === offsetAt(day + DAY) ? offset : offsetAt(Math.floor(instant / HOUR) * HOUR);
}

/**
 * The clock and the calendar on a wall in London: to read, to word with `format`, and to reckon with in its own hours and days;
 * `instantOfWall` leads back. It knows no zone, so that the zone of the machine has no part in it.
 * Specification: form engine, section 9 "Time zone: Europe/London"; decision L-742.
 */
export const inLondon = (instant: Instant): Dayjs => dayjs.utc(instant + londonOffset(instant));

function fromWall(wall: number): Instant {
  const asSummer = wall - HOUR;
  return londonOffset(asSummer) === HOUR ? asSummer : wall;
}

/** The clock of computers and of feeds that write a "Z". */
export const inUtc = (instant: Instant): Dayjs => dayjs.utc(instant);

/** The instant of a wall clock in London. The hour that happens twice is its first, summer, one; the missing hour moves on. */
export const instantOfWall = (wall: Dayjs): Instant => fromWall(wall.valueOf());

/** A wall clock from a text of exactly one of the formats; null for any other text, and for what no calendar has. */
export function readWall(text: string, ...formats: string[]): Dayjs | null {
  if (text.length > LONGEST) return null;
  const walls = formats.map((format) => dayjs.utc(text, format, true));
  return walls.find((wall) => wall.isValid() && wall.year() >= 1900) ?? null;
}

/** The instant of a London wall-clock time; `month` counts from 1. Days and months out of range roll over. */
export function fromLondon(year: number, month: number, day: number, hour = 0, minute = 0, second = 0): Instant {
  return fromWall(Date.UTC(year, month - 1, day, hour, minute, second));
}

/** Midnight at the start of the London day, moved by whole days. */
export const startOfLondonDay = (instant: Instant, moveByDays = 0): Instant =>
  instantOfWall(inLondon(instant).startOf('day').add(moveByDays, 'day'));

/** How many midnights of London lie between two moments; negative when `to` is on an earlier day. Decision J-894: 0 is today. */
export function daysBetween(from: Instant, to: Instant): number {
  const dayOf = (instant: Instant) => Math.floor((instant + londonOffset(instant)) / DAY);
  return dayOf(to) - dayOf(from);
}

const WIRE_TIME =
  /^((?!1[0-8]|0)\d{4}-(?:0[1-9]|1[0-2])-(\d\d)T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?)(?:(?<=:\d\d:\d\d)(\.\d{1,9}))?(Z|[+-]\d\d:\d\d)?$/;

/**
 * A time as the feeds write it: no zone, meaning London. A time that does name a zone is taken at its word.
 * `0001-01-01T00:00:00` means none, and so does anything that is not a time. API contract: LocalDateTime.
 */
export function parseLondon(text: unknown): Instant | null {
  if (typeof text !== 'string' || text.length > LONGEST) return null;
  const [, upToSeconds, day, fraction = '0', zone] = WIRE_TIME.exec(text) ?? [];
  const wall = dayjs.utc(upToSeconds ?? null);
  // A day that its month does not have rolls over; it is no time that the feed meant.
  if (wall.date() !== Number(day)) return null;
  if (zone === undefined) return fromWall(wall.valueOf() + Math.trunc(Number(fraction) * SECOND));
  const instant = Date.parse(text);
  return Number.isNaN(instant) ? null : instant;
}

/** `2026-03-10T13:04:00` on a wall in London. */
export const formatLondon = (instant: Instant): string => inLondon(instant).format('YYYY-MM-DDTHH:mm:ss');

/**
 * The wire form of a time: London, no zone. Of the hour that happens twice such a form means the first; a moment of the second
 * says "Z", which is London's time then. API contract: LocalDateTime.
 */
export function wireTime(instant: Instant): string {
  const wall = formatLondon(instant);
  return parseLondon(wall) === Math.floor(instant / SECOND) * SECOND ? wall : `${wall}Z`;
}
