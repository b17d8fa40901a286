import { DAY, HOUR, MINUTE, type Instant } from '~/domain/time/instant';
import { daysBetween } from '~/domain/time/london-time';
import type { DemoSector } from '../places/places';
import { CAUSES_BY_LENGTH, WORK_REASONS, type DemoCause } from './causes';
import { between, chance, pick } from './chance';
import { onDay } from './contract-works';
import type { DemoFault } from './fault';
import { cutOff } from './street-names';
import type { DemoWork } from './work';

/**
 * In each line one fault follows another, so that about 45 are current and some restored at any
 * time.
 */
const FAULT_LINES = 62;
/** Works per day, from yesterday to eleven days ahead. */
const WORKS_A_DAY = 3;
const WORK_DAYS = { from: -1, to: 10 } as const;

/** Spreads consecutive faults over the country, because the sectors are listed town by town. */
const spreadOver = (sectors: readonly DemoSector[], step: number): DemoSector =>
  sectors[(step * 389) % sectors.length] as DemoSector;
const letterOf = ({ region }: DemoSector) => 'ABCDEFGH'.charAt(region - 1);

const HALF_HOUR = 30 * MINUTE;
/** One first estimate in five is too early, by one to two hours; all others hold. */
const SLIPS = 0.2;

const SHORTEST = 270;
const LONGEST = 480;
const lengthOf = (line: number): number => between(SHORTEST, LONGEST, 'length', line) * MINUTE;

/** Some causes take longer than others: a line's length decides its cause. */
function causeOfLength(length: number): DemoCause {
  const step = (LONGEST + 1 - SHORTEST) / CAUSES_BY_LENGTH.length;
  const index = Math.floor((length / MINUTE - SHORTEST) / step);
  return CAUSES_BY_LENGTH[index] ?? CAUSES_BY_LENGTH[0];
}

function faultOf(
  sectors: readonly DemoSector[],
  line: number,
  cycle: number,
  start: Instant,
  length: number,
): DemoFault {
  const id = `${line}-${cycle}`;
  const sector = spreadOver(sectors, line + cycle * FAULT_LINES);
  const restoredAt = start + Math.floor((length * between(68, 72, id, 'restored')) / 100);
  const onTheirWayAt = start + between(8, 25, id, 'way') * MINUTE;
  const onSiteAt = onTheirWayAt + between(15, 50, id, 'site') * MINUTE;
  const end = Math.round(restoredAt / HALF_HOUR) * HALF_HOUR;
  const slips = chance(id, 'slips') < SLIPS ? between(2, 4, id, 'slip') * HALF_HOUR : 0;
  const later = [
    { loggedAt: onTheirWayAt + 5 * MINUTE, estimatedAt: end - slips },
    { loggedAt: onSiteAt + 50 * MINUTE, estimatedAt: end },
  ];
  // One in eight never gets an estimate, as on the real feed.
  const statements = [
    { loggedAt: start, estimatedAt: null },
    ...(chance(id, 'estimate') < 0.125 ? [] : later),
  ];
  const type = pick([2, 2, 2, 3, 3, 4] as const, id, 'type');
  return {
    ...causeOfLength(length),
    reference: `INCD-${200_000 + ((line * 1000 + cycle) % 99_999)}-${letterOf(sector)}`,
    type,
    sectors: [sector],
    postcodes: cutOff(sector.postcodes, type, chance(id, 'street')),
    reportedAt: start,
    onTheirWayAt,
    onSiteAt,
    restoredAt,
    statements,
    customers: chance(id, 'none') < 0.4 ? 0 : between(2, type === 2 ? 90 : 900, id, 'customers'),
  };
}

/** Each line is a series of faults of equal length since 1970, so no state is needed. */
export const backgroundFaults = (
  sectors: readonly DemoSector[],
  now: Instant,
): readonly DemoFault[] =>
  Array.from({ length: FAULT_LINES }, (_, line) => {
    const length = lengthOf(line);
    const cycle = Math.floor(now / length);
    return faultOf(sectors, line, cycle, cycle * length, length);
  });

interface PastFault {
  readonly fault: DemoFault;
  /** When the next of its line began. */
  readonly goneAt: Instant;
}

/** Every third line is enough to learn from. */
const LEARNED_LINES = Array.from({ length: FAULT_LINES / 3 }, (_, index) => index * 3);
/** One windy night, so that the network has seen more faults at once than on any calm day. */
const WIND = { faults: 140, from: 100, daysAgo: 20 } as const;

function windyNight(sectors: readonly DemoSector[], until: Instant): PastFault[] {
  const night = (Math.floor(until / DAY) - WIND.daysAgo) * DAY;
  return Array.from({ length: WIND.faults }, (_, index) => {
    const line = WIND.from + index;
    const start = night + between(0, 120, 'wind', line) * MINUTE;
    return {
      fault: faultOf(sectors, line, 0, start, lengthOf(line)),
      goneAt: start + lengthOf(line),
    };
  });
}

export function* pastFaults(
  sectors: readonly DemoSector[],
  from: Instant,
  until: Instant,
): Generator<readonly PastFault[]> {
  for (const line of LEARNED_LINES) {
    const length = lengthOf(line);
    const first = Math.ceil(from / length);
    yield Array.from(
      { length: Math.max(0, Math.floor(until / length) - first + 1) },
      (_, index): PastFault => {
        const start = (first + index) * length;
        return {
          fault: faultOf(sectors, line, first + index, start, length),
          goneAt: start + length,
        };
      },
    );
  }
  yield windyNight(sectors, until);
}

export function backgroundWorks(sectors: readonly DemoSector[], now: Instant): readonly DemoWork[] {
  const days = Array.from(
    { length: WORK_DAYS.to - WORK_DAYS.from + 1 },
    (_, index) => index + WORK_DAYS.from,
  );
  return days.flatMap((day) => {
    const date = daysBetween(0, now) + day;
    return Array.from({ length: WORKS_A_DAY }, (_, index): DemoWork => {
      const id = `${date}-${index}`;
      const sector = spreadOver(sectors, 7 + date * WORKS_A_DAY + index);
      const hour = between(8, 10, id, 'hour');
      const endsAt = onDay(now, day, hour + between(3, 6, id, 'hours'), 30);
      return {
        reference: `INCD-${300_000 + ((date * WORKS_A_DAY + index) % 99_999)}-${letterOf(sector)}`,
        sector,
        postcodes: sector.postcodes,
        announcedAt: onDay(now, day, 9, 30) - 24 * DAY,
        plannedAt: onDay(now, day, hour),
        endsAt,
        restoredAt: endsAt - between(0, 60, id, 'restored') * MINUTE + HOUR / 4,
        cancelled: chance(id, 'cancelled') < 0.06,
        reason: pick(WORK_REASONS, id, 'reason'),
        customers: between(4, 120, id, 'customers'),
      };
    });
  });
}
