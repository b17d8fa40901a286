import { DAY, type Instant } from '~/domain/time/instant';
import { fromLondon, inLondon, instantOfWall, readWall } from '~/domain/time/london-time';
import type { Raw } from '../wire/read-values';

export interface FeedContext {
  readonly now: Instant;
  /** For times without a year: a moment that none of the list's events comes after. */
  readonly anchor: Instant;
}

export type ReadTime = (value: unknown, context: FeedContext) => Instant | null;

export interface TimeMember {
  readonly member: string;
  readonly read: ReadTime;
  readonly or?: TimeMember;
  readonly counts?: (row: Raw) => boolean;
}

export function timeIn(row: Raw, time: TimeMember, context: FeedContext): Instant | null {
  if (time.counts && !time.counts(row)) return null;
  return time.read(row[time.member], context) ?? (time.or ? timeIn(row, time.or, context) : null);
}

const LONGEST = 40;
const ISO =
  /^(\d{4})-(\d\d)-(\d\d)[T ](\d\d):(\d\d)(?::(\d\d)(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:?\d\d)?$/;
/** 1900 and 0001 are how databases write "none". */
const FIRST_YEAR = 2000;

const textOf = (value: unknown): string | null =>
  typeof value === 'string' && value.length <= LONGEST ? value.trim() : null;

/**
 * Parses "2026-07-05T17:20:00" as London's wall clock, whatever offset the text carries: Northern
 * Powergrid and SP Energy Networks write a "Z" or "+00:00" on local times.
 */
export const londonTime: ReadTime = (value) => {
  const [, year, month, day, hour, minute, second = '0'] = ISO.exec(textOf(value) ?? '') ?? [];
  if (Number(year) < FIRST_YEAR || !day) return null;
  const numbers = [year, month, day, hour, minute, second].map(Number);
  const [y = 0, mo = 0, d = 0, h = 0, mi = 0, s = 0] = numbers;
  const real = new Date(Date.UTC(y, mo - 1, d)).getUTCDate() === d && mo <= 12 && h < 24 && mi < 60;
  return real ? fromLondon(y, mo, d, h, mi, s) : null;
};

export function hasPassed(value: unknown, context: FeedContext): boolean {
  const at = londonTime(value, context);
  return at !== null && at <= context.now;
}

/** With its true offset, "Z" or "+0000"; without one it is UTC. */
export const utcTime: ReadTime = (value) => {
  const text = textOf(value);
  if (text === null || !ISO.test(text)) return null;
  const offset = /(?:Z|[+-]\d\d:?\d\d)$/.exec(text)?.[0] ?? 'Z';
  const wall = text.slice(0, text.length - (text.endsWith(offset) ? offset.length : 0));
  const at = Date.parse(wall.replace(' ', 'T') + offset.replace(/^([+-]\d\d)(\d\d)$/, '$1:$2'));
  return Number.isNaN(at) || at < Date.UTC(FIRST_YEAR, 0) ? null : at;
};

/** Formats of dayjs. London's and Dublin's clocks are one (tests of london-time.ts). */
export const wallTime =
  (...formats: string[]): ReadTime =>
  (value) => {
    const text = textOf(value);
    const wall = text ? readWall(text, ...formats) : null;
    return wall && wall.year() >= FIRST_YEAR ? instantOfWall(wall) : null;
  };

/**
 * Parses "7/13/2026, 6:00 PM", month first, and "13/07/2026, 17:00", day first, which SP Energy
 * Networks writes in one member: AM or PM tells which.
 */
export const eitherOrderTime: ReadTime = (value, context) =>
  londonTime(value, context) ??
  (/[AP]M$/i.test(textOf(value) ?? '')
    ? wallTime('M/D/YYYY, h:mm A')(value, context)
    : wallTime('D/M/YYYY, HH:mm', 'DD/MM/YYYY, HH:mm')(value, context));

const YEARLESS = 'YYYY h:mm A, DD MMM';

function candidates(text: string, around: Instant): Instant[] {
  const year = inLondon(around).year();
  return [year + 1, year, year - 1].flatMap((each) => {
    const wall = readWall(`${each} ${text}`, YEARLESS, YEARLESS.replace('DD', 'D'));
    return wall ? [instantOfWall(wall)] : [];
  });
}

/**
 * Parses "2:49 AM, 24 Jan": it is in the latest year in which it does not come after the list's
 * anchor, give or take a day.
 */
export const yearlessTime: ReadTime = (value, { anchor }) => {
  const text = textOf(value);
  if (!text) return null;
  return candidates(text, anchor).find((at) => at <= anchor + DAY) ?? null;
};
