import { DAY, HOUR, type Instant } from '~/domain/instant';
import { inLondon, instantOfWall, startOfLondonDay } from '~/domain/london-time';
import { WORK_REASONS } from './causes';
import { sceneStart, type SectorOf } from './contract-faults';
import type { DemoWork } from './work';

/** A time of day, some days from now, in London. */
export function onDay(now: Instant, days: number, hour: number, minute = 0): Instant {
  return instantOfWall(inLondon(now).startOf('day').add(days, 'day').hour(hour).minute(minute));
}

/** The planned ones of the contract postcodes. Contract: design/demo-data; API contract, examples. */
export function contractWorks(sectorOf: SectorOf, now: Instant): readonly DemoWork[] {
  const start = sceneStart(now);
  const at = (name: string) => {
    const sector = sectorOf(name);
    return { sector, postcodes: sector.postcodes, restoredAt: null, cancelled: false };
  };
  const future = (days: number) => ({
    announcedAt: onDay(now, days - 24, 9, 30),
    plannedAt: onDay(now, days, 9),
    endsAt: onDay(now, days, 15),
  });
  // Today and still going on at any time of day, also soon after midnight.
  const today = Math.max(start - 2 * HOUR, startOfLondonDay(now));
  return [
    {
      ...at('NR1 9'),
      reference: 'INCD-100201-A',
      reason: WORK_REASONS[0],
      customers: 35,
      announcedAt: today - 20 * DAY,
      plannedAt: today,
      endsAt: today + 6 * HOUR,
    },
    { ...at('NR2 9'), ...future(10), reference: 'INCD-100202-A', reason: WORK_REASONS[0], customers: 28 },
    { ...at('NR3 9'), ...future(12), reference: 'INCD-100203-A', reason: WORK_REASONS[1], customers: 31 },
    { ...at('NR4 9'), ...future(14), reference: 'INCD-100204-A', reason: WORK_REASONS[2], customers: 22 },
    {
      ...at('NR5 9'),
      ...future(8),
      reference: 'INCD-100205-A',
      reason: WORK_REASONS[3],
      customers: 12,
      cancelled: true,
    },
  ];
}
