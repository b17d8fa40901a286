import { isCancelled, isRestored } from '~/domain/incident/flags';
import type { Incident } from '~/domain/incident/incident';
import type { Instant } from '~/domain/time/instant';
import type { IncidentSnapshot } from '~/server/incidents/incidents';

/** "2026-03-10T13:21:30Z" */
export const isoSeconds = (instant: Instant): string =>
  `${new Date(instant).toISOString().slice(0, 19)}Z`;
/** "20260310T132130Z" */
export const compactTime = (instant: Instant): string =>
  isoSeconds(instant).replaceAll(/[-:]/g, '');

const wholeSecond = (instant: Instant): Instant => Math.floor(instant / 1000) * 1000;

/** Up to now, oldest first. */
export function changeTimes(
  { steps, receivedAt, createdAt, restoredAt }: Incident,
  now: Instant,
): readonly Instant[] {
  const said = [...steps.map(({ at }) => at), receivedAt, createdAt, restoredAt];
  const past = said.filter((at): at is Instant => at !== null && at <= now).map(wholeSecond);
  return [...new Set(past)].sort((a, b) => a - b);
}

export const isOver = (incident: Incident, now: Instant): boolean =>
  isCancelled(incident) || isRestored(incident, now);

/**
 * Times in the incident itself come first; an undated change, such as a new estimate, counts from
 * the first snapshot that had it.
 */
export function createChangeTimes() {
  let revision: string | null = null;
  let lastChange: Instant = 0;
  const known = new Map<string, { incident: Incident; at: Instant }>();

  function look({ incidents, byReference, takenAt, data }: IncidentSnapshot): void {
    // The time of the data, not of our reading: an undated change in an old feed is not new today.
    const seen = wholeSecond(data?.unchangedSince ?? takenAt);
    for (const incident of incidents) {
      const before = known.get(incident.reference);
      if (before?.incident === incident) continue;
      const dated = changeTimes(incident, takenAt).at(-1);
      const at = before
        ? dated !== undefined && dated > before.at
          ? dated
          : seen
        : (dated ?? seen);
      known.set(incident.reference, { incident, at });
    }
    for (const reference of known.keys()) if (!byReference.has(reference)) known.delete(reference);
    const isFirst = revision === null;
    const newest = [...known.values()].reduce((latest, { at }) => Math.max(latest, at), 0);
    lastChange = Math.max(lastChange, isFirst && newest > 0 ? newest : seen);
  }

  return {
    /** Call this first. */
    see(snapshot: IncidentSnapshot): void {
      if (revision === snapshot.revision) return;
      look(snapshot);
      revision = snapshot.revision;
    },
    of: (incident: Incident): Instant => known.get(incident.reference)?.at ?? lastChange,
    /** Never decreases. */
    last: (): Instant => lastChange,
  };
}
export type ChangeTimes = ReturnType<typeof createChangeTimes>;
