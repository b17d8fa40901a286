import type { Instant } from '../time/instant';
import type { Situation } from './situation';
import { isAutomatic, stageOfName, type Stage } from './stage';

export type TimelineName = Stage | 'restoring-automatically' | 'work-planned' | 'power-off';

export interface TimelineEntry {
  readonly name: TimelineName;
  readonly state: 'done' | 'now' | 'next';
  /** For upcoming planned work, when it should happen. */
  readonly at: Instant | null;
}

function mark(
  line: readonly { name: TimelineName; at: Instant | null }[],
  current: number,
): readonly TimelineEntry[] {
  return line.map(({ name, at }, index) => ({
    name,
    at,
    state:
      index < current || current === line.length - 1 ? 'done' : index === current ? 'now' : 'next',
  }));
}

function plannedTimeline({ incident, now, isRestored }: Situation): readonly TimelineEntry[] {
  const begun = incident.plannedAt !== null && incident.plannedAt <= now;
  return mark(
    [
      { name: 'work-planned', at: incident.createdAt },
      { name: 'power-off', at: incident.plannedAt },
      { name: 'restored', at: incident.restoredAt ?? incident.estimatedAt },
    ],
    isRestored ? 2 : begun ? 1 : 0,
  );
}

/**
 * The end is reached when the incident is restored, whatever its steps say: one restored incident
 * in ten flips back (J-886 to J-890).
 */
export function timelineOf(situation: Situation): readonly TimelineEntry[] {
  if (situation.isPlanned) return plannedTimeline(situation);
  const { incident, isRestored, stage: reached } = situation;
  const steps = situation.steps.filter((step) => step.stepType === 0);
  const timeOf = (stage: Stage) =>
    steps.find((step) => stageOfName(step.name) === stage)?.at ?? null;
  const order: readonly Stage[] = ['reported', 'on-the-way', 'investigating', 'restored'];
  const automatic = steps.some((step) => isAutomatic(step.name));
  return mark(
    [
      {
        name: automatic ? 'restoring-automatically' : 'reported',
        at: timeOf('reported') ?? incident.receivedAt ?? incident.createdAt,
      },
      { name: 'on-the-way', at: timeOf('on-the-way') },
      { name: 'investigating', at: timeOf('investigating') },
      { name: 'restored', at: isRestored ? (incident.restoredAt ?? timeOf('restored')) : null },
    ],
    isRestored ? 3 : Math.min(order.indexOf(reached), 2),
  );
}
