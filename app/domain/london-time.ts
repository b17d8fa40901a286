import { DAY, HOUR, MINUTE, SECOND, type Instant } from './instant';

/** What a clock and a calendar on a wall in London show. `month` counts from 1; `weekday` 0 is Sunday. */
export interface LondonTime {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
  readonly weekday: number;
}

const switches = new Map<number, readonly [Instant, Instant]>();

/** Summer time runs from 01:00 UTC on the last Sunday of March to 01:00 UTC on the last Sunday of October, since 1996. */
function summerOf(year: number): readonly [Instant, Instant] {
  let found = switches.get(year);
  if (!found) {
    const lastSunday = (month: number) => {
      const lastDay = new Date(Date.UTC(year, month, 31));
      return lastDay.getTime() - lastDay.getUTCDay() * DAY + HOUR;
    };
    found = [lastSunday(2), lastSunday(9)];
    switches.set(year, found);
  }
  return found;
}

/** Milliseconds by which London is ahead of UTC. By rule, since a page of forty incidents asks hundreds of times. Decision L-742. */
export function londonOffset(instant: Instant): number {
  const [start, end] = summerOf(new Date(instant).getUTCFullYear());
  return instant >= start && instant < end ? HOUR : 0;
}

/** Specification: form engine, section 9 "Time zone: Europe/London"; decision L-742. */
export function toLondon(instant: Instant): LondonTime {
  const wall = new Date(instant + londonOffset(instant));
  return {
    year: wall.getUTCFullYear(),
    month: wall.getUTCMonth() + 1,
    day: wall.getUTCDate(),
    hour: wall.getUTCHours(),
    minute: wall.getUTCMinutes(),
    second: wall.getUTCSeconds(),
    weekday: wall.getUTCDay(),
  };
}

/** From a wall clock's milliseconds counted as if it were UTC. The hour that happens twice is its first, summer, one; the missing hour moves on. */
function fromWall(wall: number): Instant {
  const asSummer = wall - HOUR;
  return londonOffset(asSummer) === HOUR ? asSummer : wall;
}

/** The instant of a London wall-clock time. Days and months out of range roll over, as with Date.UTC. */
export function fromLondon(year: number, month: number, day: number, hour = 0, minute = 0, second = 0): Instant {
  return fromWall(Date.UTC(year, month - 1, day, hour, minute, second));
}

/** Midnight at the start of the London day, moved by whole days. */
export function startOfLondonDay(instant: Instant, moveByDays = 0): Instant {
  const { year, month, day } = toLondon(instant);
  return fromLondon(year, month, day + moveByDays);
}

/** How many midnights of London lie between two moments; negative when `to` is on an earlier day. Decision J-894: 0 is today. */
export function daysBetween(from: Instant, to: Instant): number {
  const dayOf = (instant: Instant) => Math.floor((instant + londonOffset(instant)) / DAY);
  return dayOf(to) - dayOf(from);
}

const WIRE_TIME = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)(?::(\d\d)(?:\.(\d{1,9}))?)?(Z|[+-]\d\d:\d\d)?$/;

/**
 * A time as the feeds write it: no zone, meaning London. A time that does name a zone is taken at its word.
 * `0001-01-01T00:00:00` means none, and so does anything that is not a time. API contract: LocalDateTime.
 */
export function parseLondon(text: unknown): Instant | null {
  if (typeof text !== 'string' || text.length > 40) return null;
  const match = WIRE_TIME.exec(text);
  if (!match) return null;
  const [year, month, day, hour, minute, second] = [1, 2, 3, 4, 5, 6].map((index) => Number(match[index] ?? 0)) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  if (year < 1900 || month < 1 || month > 12 || hour > 23 || minute > 59 || second > 59) return null;
  const wall = Date.UTC(year, month - 1, day, hour, minute, second, Math.trunc(Number(`0.${match[7] ?? 0}`) * SECOND));
  if (new Date(wall).getUTCDate() !== day) return null;
  const zone = match[8];
  if (zone === undefined) return fromWall(wall);
  if (zone === 'Z') return wall;
  const ahead = Number(zone.slice(1, 3)) * HOUR + Number(zone.slice(4, 6)) * MINUTE;
  return zone.startsWith('-') ? wall + ahead : wall - ahead;
}

/** The wire form of a time: `2026-03-10T13:04:00`, London, no zone. API contract: LocalDateTime. */
export function formatLondon(instant: Instant): string {
  return new Date(instant + londonOffset(instant)).toISOString().slice(0, 19);
}
