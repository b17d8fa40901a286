import type { Overrides } from '~/words/texts';
import type { DataTime } from '~/domain/incident/data-age';
import { listOrder } from '~/domain/incident/list/list-page';
import type { Incident } from '~/domain/incident/incident';
import { MINUTE, type Instant } from '~/domain/time/instant';
import type { Settings } from '~/server/content/schema';
import { gatewaysFor } from '~/server/gateways.server';
import type { IncidentSnapshot } from '~/server/incidents/incidents';

/** The source of lists and maps. */
export interface ListSource {
  readonly revision: string;
  readonly incidents: readonly Incident[];
  readonly takenAt: Instant;
  readonly stale: boolean;
  readonly data: DataTime | null;
  readonly storm: boolean;
  readonly dictionary: Overrides;
  readonly places: Settings['places'];
}

const ordered = new WeakMap<IncidentSnapshot, { minute: number; list: readonly Incident[] }>();

/**
 * Sorted once per snapshot and minute: in a storm every visitor asks for the same three thousand.
 */
function orderedList(snapshot: IncidentSnapshot, now: Instant): readonly Incident[] {
  const minute = Math.floor(now / MINUTE);
  const known = ordered.get(snapshot);
  if (known?.minute === minute) return known.list;
  const list = listOrder(snapshot.incidents, now);
  ordered.set(snapshot, { minute, list });
  return list;
}

/**
 * Returns the current snapshot in list order and in the request's language, or null without a
 * snapshot.
 */
export function listSource(request: Request, now: Instant): ListSource | null {
  const gateways = gatewaysFor(request);
  const snapshot = gateways.incidents.snapshot();
  if (!snapshot) return null;
  const { takenAt, stale } = gateways.incidents.freshness();
  return {
    revision: snapshot.revision,
    incidents: orderedList(snapshot, now),
    takenAt: takenAt ?? snapshot.takenAt,
    stale,
    data: snapshot.data,
    storm: gateways.content.live().stormMode,
    dictionary: gateways.content.dictionary(),
    places: gateways.content.settings().places,
  };
}
