import { isCancelled, isRestored } from '~/domain/incident/flags';
import type { Incident } from '~/domain/incident/incident';
import type { Instant } from '~/domain/time/instant';
import { inUtc } from '~/domain/time/london-time';
import type { IncidentSnapshot } from '~/server/incidents/incidents';

/** "2026-03-10T13:21:30Z" */
export const isoSeconds = (instant: Instant): string => inUtc(instant).format('YYYY-MM-DDTHH:mm:ss[Z]');
/** "20260310T132130Z" */
export const compactTime = (instant: Instant): string => inUtc(instant).format('YYYYMMDDTHHmmss[Z]');

const wholeSecond = (instant: Instant): Instant => Math.floor(instant / 1000) * 1000;

/** Moments at which the incident itself says that something happened, up to now, oldest first. */
export function toldAt({ steps, receivedAt, createdAt, restoredAt }: Incident, now: Instant): readonly Instant[] {
  const said = [...steps.map(({ at }) => at), receivedAt, createdAt, restoredAt];
  const past = said.filter((at): at is Instant => at !== null && at <= now).map(wholeSecond);
  return [...new Set(past)].sort((a, b) => a - b);
}

/** Nothing more is going to happen. */
export const isOver = (incident: Incident, now: Instant): boolean => isCancelled(incident) || isRestored(incident, now);

/**
 * When each incident last changed. What it says of itself counts first; a change that it does not date, such as a new estimate,
 * counts from the picture that first had it. Specification: wire contract, "the entry id stays when the incident changes".
 */
export function createChangeTimes() {
  let revision: string | null = null;
  let lastChange: Instant = 0;
  const known = new Map<string, { incident: Incident; at: Instant }>();

  function look({ incidents, byReference, takenAt, data }: IncidentSnapshot): void {
    // From when the data are, not when we read them: what a feed of January does not date is not news of today.
    const seen = wholeSecond(data?.unchangedSince ?? takenAt);
    for (const incident of incidents) {
      const before = known.get(incident.reference);
      if (before?.incident === incident) continue;
      const dated = toldAt(incident, takenAt).at(-1);
      const at = before ? (dated !== undefined && dated > before.at ? dated : seen) : (dated ?? seen);
      known.set(incident.reference, { incident, at });
    }
    for (const reference of known.keys()) if (!byReference.has(reference)) known.delete(reference);
    const isFirst = revision === null;
    const newest = [...known.values()].reduce((latest, { at }) => Math.max(latest, at), 0);
    lastChange = Math.max(lastChange, isFirst && newest > 0 ? newest : seen);
  }

  return {
    /** Call first: takes note of the picture. */
    see(snapshot: IncidentSnapshot): void {
      if (revision === snapshot.revision) return;
      look(snapshot);
      revision = snapshot.revision;
    },
    of: (incident: Incident): Instant => known.get(incident.reference)?.at ?? lastChange,
    /** When anything at all last changed; never goes back. */
    last: (): Instant => lastChange,
  };
}
export type ChangeTimes = ReturnType<typeof createChangeTimes>;
