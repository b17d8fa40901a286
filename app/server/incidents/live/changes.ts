import { isCancelled } from '~/domain/incident/flags';
import type { Incident } from '~/domain/incident/incident';
import { credibleSteps, stageOf } from '~/domain/incident/stage';
import type { IncidentSnapshot } from '../incidents';

/** What changed: `status` means another type or cancelled, `other` any other text. */
export type ChangeKind = 'new' | 'gone' | 'status' | 'stage' | 'estimate' | 'homes' | 'other';

export interface SnapshotChange {
  readonly revision: string;
  readonly changed: ReadonlyMap<string, readonly ChangeKind[]>;
}

const estimateOf = (one: Incident) =>
  [one.estimateText, one.stormEstimateText, one.estimatedAt, one.plannedAt, one.restoredAt].join();
const stageIn = (one: Incident) => stageOf(credibleSteps(one, false));

function kindsOf(before: Incident, after: Incident): readonly ChangeKind[] {
  const kinds: ChangeKind[] = [];
  if (before.powerCutType !== after.powerCutType || isCancelled(before) !== isCancelled(after))
    kinds.push('status');
  if (stageIn(before) !== stageIn(after)) kinds.push('stage');
  if (estimateOf(before) !== estimateOf(after)) kinds.push('estimate');
  if (before.customersAffected !== after.customersAffected) kinds.push('homes');
  return kinds.length > 0 ? kinds : ['other'];
}

type Snapshot = Pick<IncidentSnapshot, 'revision' | 'byReference'>;

/** Unchanged incidents keep their object, so most need only that comparison. */
export function changeBetween(before: Snapshot, after: Snapshot): SnapshotChange {
  const changed = new Map<string, readonly ChangeKind[]>();
  for (const [reference, incident] of after.byReference) {
    const old = before.byReference.get(reference);
    if (!old) changed.set(reference, ['new']);
    else if (old !== incident) changed.set(reference, kindsOf(old, incident));
  }
  for (const reference of before.byReference.keys())
    if (!after.byReference.has(reference)) changed.set(reference, ['gone']);
  return { revision: after.revision, changed };
}
