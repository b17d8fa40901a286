import { DAY, HOUR, type Instant } from '~/domain/time/instant';
import { parseLondon } from '~/domain/time/london-time';
import { NO_TIME, type WireIncident } from './wire-incident';

/** Clocks differ, and a summer hour is easily added twice. */
const AHEAD = HOUR;
const YEAR = 366 * DAY;
/** No network had a website before this: such a date is some computer's zero. */
const FIRST_DAY = Date.UTC(2000, 0, 1);

export type OddTime = 'future' | 'past';

interface Judged {
  readonly wire: WireIncident;
  /** Counted in the log; the record is shown with its remaining times. */
  readonly odd: OddTime | null;
}

/**
 * Removes events in the future or before there was a network, and an estimate over a year away.
 * Times of a planned record may be in the future. One that began over a year ago keeps its time,
 * which pages show with the year, and is counted.
 */
export function withoutOddTimes(wire: WireIncident, now: Instant): Judged {
  const latest = wire.PowerCutType === 'Planned' ? now + 2 * YEAR : now + AHEAD;
  let odd: OddTime | null = null;
  const upTo = (limit: Instant) => (text: string | null) => {
    const at = parseLondon(text);
    if (at === null || (at >= FIRST_DAY && at <= limit)) return text;
    odd ??= at > limit ? 'future' : 'past';
    return null;
  };
  const happened = upTo(latest);
  const expected = upTo(now + 2 * YEAR);
  const clean: WireIncident = {
    ...wire,
    CreationDateTime: happened(wire.CreationDateTime) ?? NO_TIME,
    ReceivedDate: happened(wire.ReceivedDate),
    RestoredDateTime: happened(wire.RestoredDateTime),
    EstimatedRestorationDate: expected(wire.EstimatedRestorationDate),
    PlannedDate: expected(wire.PlannedDate),
    Steps: wire.Steps.map((step) => {
      const time = happened(step.Date);
      return time === step.Date ? step : { ...step, Date: time };
    }),
  };
  const began = parseLondon(clean.ReceivedDate) ?? parseLondon(clean.CreationDateTime);
  if (began !== null && now - began > YEAR) odd ??= 'past';
  return { wire: odd === null ? wire : clean, odd };
}

/** Of planned work only its creation and end count, because its other times simply pass. */
const happenedTo = (wire: WireIncident): readonly (string | null)[] =>
  wire.PowerCutType === 'Planned'
    ? [
        wire.CreationDateTime,
        ...wire.Steps.filter(({ StepType }) => StepType === 1).map(({ Date: at }) => at),
      ]
    : [
        wire.CreationDateTime,
        wire.ReceivedDate,
        wire.RestoredDateTime,
        ...wire.Steps.map(({ Date: at }) => at),
      ];

/** Never an estimate or the time of upcoming work. */
export function timesOf(wire: WireIncident): readonly Instant[] {
  const ahead = new Set(
    [wire.EstimatedRestorationDate, wire.PlannedDate].map((text) => parseLondon(text)),
  );
  return happenedTo(wire).flatMap((text) => {
    const at = parseLondon(text);
    return at === null || ahead.has(at) ? [] : [at];
  });
}

export const latestOf = (
  fallback: Instant | null,
  times: readonly Instant[],
  now: Instant,
): Instant | null =>
  times.reduce(
    (newest, at) => (at <= now && (newest === null || at > newest) ? at : newest),
    fallback,
  );
