import { isCancelled } from '~/domain/incident/flags';
import type { Incident } from '~/domain/incident/incident';
import { credibleSteps, stageOf } from '~/domain/incident/stage';
import type { IncidentSnapshot } from '../incidents';

/** What of an incident changed: `new` it came, `gone` it left, `status` another kind or cancelled, `other` a word somewhere. */
export type ChangeKind = 'new' | 'gone' | 'status' | 'stage' | 'estimate' | 'homes' | 'other';

/** What a picture brought: its revision, and the incidents that are not as they were, with what of them changed. */
export interface PictureChange {
  readonly revision: string;
  readonly changed: ReadonlyMap<string, readonly ChangeKind[]>;
}

const estimateOf = (one: Incident) =>
  [one.estimateText, one.stormEstimateText, one.estimatedAt, one.plannedAt, one.restoredAt].join();
const stageIn = (one: Incident) => stageOf(credibleSteps(one, false));

function kindsOf(before: Incident, after: Incident): readonly ChangeKind[] {
  const kinds: ChangeKind[] = [];
  if (before.powerCutType !== after.powerCutType || isCancelled(before) !== isCancelled(after)) kinds.push('status');
  if (stageIn(before) !== stageIn(after)) kinds.push('stage');
  if (estimateOf(before) !== estimateOf(after)) kinds.push('estimate');
  if (before.customersAffected !== after.customersAffected) kinds.push('homes');
  return kinds.length > 0 ? kinds : ['other'];
}

type Picture = Pick<IncidentSnapshot, 'revision' | 'byReference'>;

/** What differs between two pictures. An incident that did not change keeps its object, so most are told apart by that alone. */
export function changeBetween(before: Picture, after: Picture): PictureChange {
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
