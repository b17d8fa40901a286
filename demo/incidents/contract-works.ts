import { DAY, HOUR, type Instant } from '~/domain/time/instant';
import { inLondon, instantOfWall, startOfLondonDay } from '~/domain/time/london-time';
import scene from '#operator/demonstration/scene.json';
import { workReasonNamed } from './causes';
import { sceneStart, type SectorOf } from './contract-faults';
import type { DemoWork } from './work';

export function onDay(now: Instant, days: number, hour: number, minute = 0): Instant {
  return instantOfWall(inLondon(now).startOf('day').add(days, 'day').hour(hour).minute(minute));
}

type Times = Pick<DemoWork, 'announcedAt' | 'plannedAt' | 'endsAt'>;

/** In progress at any time of day, even soon after midnight. */
function today(now: Instant): Times {
  const plannedAt = Math.max(sceneStart(now) - 2 * HOUR, startOfLondonDay(now));
  return { announcedAt: plannedAt - 20 * DAY, plannedAt, endsAt: plannedAt + 6 * HOUR };
}
const inSomeDays = (now: Instant, days: number): Times => ({
  announcedAt: onDay(now, days - 24, 9, 30),
  plannedAt: onDay(now, days, 9),
  endsAt: onDay(now, days, 15),
});

export const contractWorks = (sectorOf: SectorOf, now: Instant): readonly DemoWork[] =>
  scene.works.map(({ reference, sector: name, reason, customers, inDays, cancelled = false }) => {
    const sector = sectorOf(name);
    return {
      ...(inDays === 0 ? today(now) : inSomeDays(now, inDays)),
      reference,
      sector,
      postcodes: sector.postcodes,
      restoredAt: null,
      cancelled,
      reason: workReasonNamed(reason),
      customers,
    };
  });
