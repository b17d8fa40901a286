import type { Position } from '../position';
import { DAY, type Instant } from '../time/instant';
import { daysBetween, inLondon, instantOfWall, startOfLondonDay } from '../time/london-time';

export const WEEKDAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/**
 * Minutes after midnight, London time. If it closes at or before it opens, it closes the next day.
 */
export interface OpeningHours {
  readonly day: Weekday;
  readonly opens: number;
  readonly closes: number;
}

export interface WarmPlace extends Position {
  readonly id: string;
  readonly name: string;
  readonly address: string;
  readonly town: string | null;
  readonly postcode: string | null;
  readonly hours: readonly OpeningHours[];
  /** In the editors' words: "Hot food", "Charging". */
  readonly services: readonly string[];
  readonly stepFree: boolean;
  /** If not obvious: "Three steps, help at the door". */
  readonly access: string | null;
  readonly languages: readonly string[];
  readonly phone: string | null;
  /** Set by editors; null means open during a storm (app/server/content/storm-content.ts). */
  readonly open: boolean | null;
}

export type Openness =
  | { readonly kind: 'open'; readonly until: Instant }
  | { readonly kind: 'later'; readonly from: Instant }
  | { readonly kind: 'unknown' };

const wallMinute = (startOfDay: Instant, minutes: number): Instant =>
  instantOfWall(inLondon(startOfDay).startOf('day').add(minutes, 'minute'));

const weekdayOf = (instant: Instant): number => (inLondon(instant).day() + 6) % 7;
const MINUTES_OF_DAY = 24 * 60;

interface OpenTime {
  readonly from: Instant;
  readonly to: Instant;
}

const weeks = new WeakMap<
  readonly OpeningHours[],
  { readonly madeAt: Instant; readonly times: readonly OpenTime[] }
>();

/** From yesterday on, so that a night that began yesterday counts. Cached per place and day. */
function times(hours: readonly OpeningHours[], now: Instant): readonly OpenTime[] {
  const cached = weeks.get(hours);
  if (cached && daysBetween(cached.madeAt, now) === 0) return cached.times;
  const made = timesOf(hours, now);
  weeks.set(hours, { madeAt: now, times: made });
  return made;
}

function timesOf(hours: readonly OpeningHours[], now: Instant): readonly OpenTime[] {
  const all = Array.from({ length: 9 }, (_, index) => startOfLondonDay(now, index - 1)).flatMap(
    (day) =>
      hours
        .filter(({ day: name }) => WEEKDAYS[weekdayOf(day)] === name)
        .map(({ opens, closes }) => ({
          from: wallMinute(day, opens),
          to: wallMinute(day, closes > opens ? closes : closes + MINUTES_OF_DAY),
        })),
  );
  return all.sort((a, b) => a.from - b.from);
}

/** Consecutive hours are merged: a hall that never closes is open to the end of its week. */
export function opennessAt({ hours }: Pick<WarmPlace, 'hours'>, now: Instant): Openness {
  const all = times(hours, now);
  const inside = all.find(({ from, to }) => from <= now && now < to);
  if (inside) {
    let until = inside.to;
    for (const { from, to } of all) if (from <= until && to > until) until = to;
    return { kind: 'open', until };
  }
  const next = all.find(({ from }) => from > now);
  return next ? { kind: 'later', from: next.from } : { kind: 'unknown' };
}

export const isRoundTheClock = (openness: Openness, now: Instant): boolean =>
  openness.kind === 'open' && daysBetween(now, openness.until) > 1 && openness.until - now > DAY;

const KM_PER_DEGREE = 111.2;
const KM_PER_MILE = 1.609344;

/** In a straight line; exact enough within a region. */
export function milesBetween(a: Position, b: Position): number {
  const narrow = Math.cos((((a.lat + b.lat) / 2) * Math.PI) / 180);
  return (Math.hypot(a.lat - b.lat, (a.lng - b.lng) * narrow) * KM_PER_DEGREE) / KM_PER_MILE;
}

export interface WarmChoice<P extends WarmPlace = WarmPlace> {
  readonly place: P;
  readonly openness: Openness;
  readonly miles: number | null;
}

const ORDER = { open: 0, later: 1, unknown: 2 } as const;

/**
 * Nearest first from a starting point; else those open now first, then by town and name. A nearer
 * place that opens later comes before a farther one, because people choose by distance.
 */
export function warmChoices<P extends WarmPlace>(
  places: readonly P[],
  from: Position | null,
  now: Instant,
): readonly WarmChoice<P>[] {
  const chosen = places
    .filter(({ open }) => open)
    .map((place) => ({
      place,
      openness: opennessAt(place, now),
      miles: from && milesBetween(from, place),
    }));
  const words = ({ place }: WarmChoice<P>) => `${place.town ?? ''} ${place.name}`;
  return chosen.sort((a, b) =>
    a.miles !== null && b.miles !== null
      ? a.miles - b.miles
      : ORDER[a.openness.kind] - ORDER[b.openness.kind] ||
        words(a).localeCompare(words(b), 'en-GB'),
  );
}

/** Nobody without power travels further than this to get warm. */
const FARTHEST_MILES = 25;

export type WarmNow<P extends WarmPlace = WarmPlace> =
  | { readonly kind: 'open'; readonly choice: WarmChoice<P> }
  /** None is open near enough; `from`: when the first one opens, today or tomorrow. */
  | { readonly kind: 'closed'; readonly from: Instant | null };

/** Else when the first one near enough opens; null if editors have opened none at all. */
export function nearestNow<P extends WarmPlace>(
  places: readonly P[],
  from: Position,
  now: Instant,
): WarmNow<P> | null {
  const all = warmChoices(places, from, now);
  if (all.length === 0) return null;
  const near = all.filter(({ miles }) => (miles ?? 0) <= FARTHEST_MILES);
  const choice = near.find(({ openness }) => openness.kind === 'open');
  if (choice) return { kind: 'open', choice };
  const opens = near.flatMap(({ openness }) =>
    openness.kind === 'later' && daysBetween(now, openness.from) <= 1 ? [openness.from] : [],
  );
  return { kind: 'closed', from: opens.length > 0 ? Math.min(...opens) : null };
}

export const openWarm = <P extends WarmPlace>(
  places: readonly P[],
  now: Instant,
): readonly WarmChoice<P>[] =>
  warmChoices(places, null, now).filter(({ openness }) => openness.kind === 'open');
