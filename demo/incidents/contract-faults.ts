import { HOUR, MINUTE, type Instant } from '~/domain/time/instant';
import { inLondon } from '~/domain/time/london-time';
import scene from '#operator/demonstration/scene.json';
import type { DemoSector } from '../places/places';
import { causeNamed } from './causes';
import type { DemoFault } from './fault';

export type SectorOf = (sector: string) => DemoSector;

/** As in its file; `Ago` values are in minutes. */
interface SceneFault {
  readonly reference: string;
  readonly sector: string;
  readonly type: number;
  readonly customers: number;
  readonly cause: string;
  readonly stage: string;
  readonly reportedAgo: number;
  readonly onSiteAgo?: number;
  readonly restoredAgo?: number;
  readonly note?: { readonly saidAgo: number; readonly text: string };
  readonly premises?: readonly string[];
}
const faults: readonly SceneFault[] = scene.faults;

/**
 * Stands still for half an hour, then moves on with the clock, so that the scene always matches the
 * README.
 */
export const sceneStart = (now: Instant): Instant => Math.floor(now / (30 * MINUTE)) * 30 * MINUTE;
const fullHour = (instant: Instant): Instant => Math.ceil(instant / HOUR) * HOUR;

/** "23:00", the next full hour, for `{soon}` in notes that promise news. */
const wallClock = (at: Instant): string => inLondon(fullHour(at)).format('H:mm');

type Course = Pick<DemoFault, 'onTheirWayAt' | 'onSiteAt' | 'restoredAt' | 'statements'>;

function courseOf(
  { stage, reportedAgo, onSiteAgo, restoredAgo }: SceneFault,
  start: Instant,
): Course {
  const ago = (minutes: number) => start - minutes * MINUTE;
  const at = (minutes: number | undefined) => (minutes === undefined ? null : ago(minutes));
  const unknown = { loggedAt: ago(reportedAgo), estimatedAt: null };
  const before = {
    onTheirWayAt: null,
    onSiteAt: at(onSiteAgo),
    restoredAt: at(restoredAgo),
    statements: [unknown],
  };
  if (stage === 'restored')
    return { ...before, onTheirWayAt: ago(reportedAgo - 15), onSiteAt: ago(reportedAgo - 32) };
  if (stage !== 'on-the-way') return before;
  // The estimate slipped once.
  const back = fullHour(start + 2 * HOUR) + 30 * MINUTE;
  const statements = [
    unknown,
    { loggedAt: ago(reportedAgo - 20), estimatedAt: back - HOUR },
    { loggedAt: ago(reportedAgo - 52), estimatedAt: back },
  ];
  return { ...before, onTheirWayAt: ago(reportedAgo - 17), statements };
}

export function contractFaults(sectorOf: SectorOf, now: Instant): readonly DemoFault[] {
  const start = sceneStart(now);
  return faults.map((fault): DemoFault => {
    const { reference, customers, note } = fault;
    const sector = sectorOf(fault.sector);
    return {
      ...causeNamed(fault.cause),
      ...courseOf(fault, start),
      reference,
      customers,
      type: fault.type as DemoFault['type'],
      sectors: [sector],
      postcodes: sector.postcodes,
      reportedAt: start - fault.reportedAgo * MINUTE,
      ...(note && {
        note: {
          loggedAt: start - note.saidAgo * MINUTE,
          text: note.text.replace('{soon}', wallClock(start + HOUR)),
        },
      }),
    };
  });
}

/** House 7 of CB2 9ZA has one. */
export const faultsOfPremise = (mpan: string): readonly string[] =>
  faults.filter(({ premises }) => premises?.includes(mpan)).map(({ reference }) => reference);

export const CONTRACT_GROUPS = scene.groups;
