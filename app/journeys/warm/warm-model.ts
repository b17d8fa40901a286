import {
  isRoundTheClock,
  WEEKDAYS,
  type OpeningHours,
  type WarmChoice,
  type WarmNow,
  type WarmPlace,
  type Weekday,
} from '~/domain/warm/warm-place';
import { DAY, MINUTE, type Instant } from '~/domain/time/instant';
import { inLondon } from '~/domain/time/london-time';
import { clock, endMoment, moment, weekdayOf } from '~/domain/time/speak-time';
import type { warmTexts } from '~/words/warm';
import type { Texts } from '~/words/texts';
import { WARM_PATH } from './warm-path';

type T = Texts<typeof warmTexts>;

export interface WarmCard {
  readonly name: string;
  readonly town: string | null;
  readonly href: string;
  /** "until 10pm" */
  readonly when: string;
  /** "1.4 miles"; null without a starting point. */
  readonly far: string | null;
  readonly stepFree: boolean;
  readonly access: string;
  readonly services: readonly string[];
  readonly directions: string;
  readonly phone: string | null;
}

function whenOf({ openness }: Pick<WarmChoice, 'openness'>, now: Instant, t: T): string {
  if (isRoundTheClock(openness, now)) return t('warmAlways');
  if (openness.kind === 'open') return t('warmUntil', { time: endMoment(openness.until, now, t) });
  return openness.kind === 'later'
    ? t('warmFrom', { time: moment(openness.from, now, t) })
    : t('warmAsk');
}

/** "less than half a mile", "1.4 miles", "12 miles" */
export function milesOf(miles: number, t: T): string {
  if (miles < 0.5) return t('warmNextDoor');
  const rounded = miles < 10 ? Math.round(miles * 10) / 10 : Math.round(miles);
  return t('warmMiles', { count: rounded });
}

export function warmCard({ place, openness, miles }: WarmChoice, now: Instant, t: T): WarmCard {
  const { id, name, town, stepFree, access, services, phone } = place;
  return {
    name,
    town,
    href: `${WARM_PATH}#${id}`,
    when: whenOf({ openness }, now, t),
    far: miles === null ? null : milesOf(miles, t),
    stepFree,
    access: access ?? t(stepFree ? 'warmStepFree' : 'warmSteps'),
    services,
    directions: directionsTo(place),
    phone,
  };
}

export type WarmNowModel =
  | {
      readonly kind: 'open';
      readonly name: string;
      readonly when: string;
      readonly far: string | null;
      readonly directions: string;
      readonly phone: string | null;
    }
  | {
      readonly kind: 'closed';
      readonly sentence: string;
      readonly isNight: boolean;
    };

/** The map of the visitor's device asks there where they set out from. */
export const directionsTo = ({ lat, lng }: Pick<WarmPlace, 'lat' | 'lng'>): string =>
  `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination: `${lat},${lng}` }).toString()}`;

/** From dusk in winter to dawn. */
const isNightAt = (now: Instant): boolean => {
  const hour = inLondon(now).hour();
  return hour >= 16 || hour < 6;
};

const titleOf = ({ name, town }: Pick<WarmPlace, 'name' | 'town'>): string =>
  town && !name.includes(town) ? `${name}, ${town}` : name;

export function warmNowModel(found: WarmNow, now: Instant, t: T): WarmNowModel {
  if (found.kind === 'closed')
    return {
      kind: 'closed',
      sentence:
        found.from === null
          ? t('warmNowhere')
          : t('warmNowhereUntil', { time: moment(found.from, now, t) }),
      isNight: isNightAt(now),
    };
  const { place, openness, miles } = found.choice;
  return {
    kind: 'open',
    name: titleOf(place),
    when:
      openness.kind === 'open' && !isRoundTheClock(openness, now)
        ? t('warmOpenUntil', { time: endMoment(openness.until, now, t) })
        : t('warmAlways'),
    far: miles === null ? null : milesOf(miles, t),
    directions: directionsTo(place),
    phone: place.phone,
  };
}

/** A Monday in winter, when London is on UTC. */
const MONDAY = Date.UTC(2026, 0, 5);
const clockOf = (minutes: number, t: T): string => clock(MONDAY + minutes * MINUTE, t);
const nameOf = (day: Weekday, t: T): string => weekdayOf(MONDAY + WEEKDAYS.indexOf(day) * DAY, t);
const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

const spanOf = ({ opens, closes }: OpeningHours, t: T): string =>
  opens === 0 && closes === 24 * 60
    ? t('warmAllDay')
    : t('warmSpan', { opens: clockOf(opens, t), closes: clockOf(closes, t) });

/** Equal days are grouped: "Monday to Friday: 10am to 10pm". */
export function hoursOf(
  hours: readonly OpeningHours[],
  t: T,
): readonly { readonly days: string; readonly span: string }[] {
  const byDay = WEEKDAYS.map((day) => {
    const own = hours.filter((one) => one.day === day).sort((a, b) => a.opens - b.opens);
    return { day, span: own.map((one) => spanOf(one, t)).join(', ') };
  });
  const runs: { first: Weekday; last: Weekday; span: string; count: number }[] = [];
  for (const { day, span } of byDay) {
    const run = runs.at(-1);
    if (run?.span === span) Object.assign(run, { last: day, count: run.count + 1 });
    else runs.push({ first: day, last: day, span, count: 1 });
  }
  return runs
    .filter(({ span }) => span !== '')
    .map(({ first, last, span, count }) => ({
      days:
        count === 7
          ? t('warmEveryDay')
          : capital(
              count === 1
                ? nameOf(first, t)
                : t('warmDays', { first: nameOf(first, t), last: nameOf(last, t) }),
            ),
      span,
    }));
}
