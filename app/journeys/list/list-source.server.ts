import type { Overrides } from '~/words/language';
import type { DataTime } from '~/domain/incident/data-age';
import { listOrder } from '~/domain/incident/list/list-page';
import type { Incident } from '~/domain/incident/incident';
import { MINUTE, type Instant } from '~/domain/time/instant';
import type { Settings } from '~/server/content/schema';
import { rowOf, rowsOf } from './list-model';
import { forEachInTurns, nextTurn } from '~/server/lib/in-turns';
import { gatewaysFor } from '~/server/gateways.server';
import type { IncidentSnapshot } from '~/server/incidents/incidents';

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

/** By the list, which a poll that finds no change leaves as it is. */
const ordered = new WeakMap<
  IncidentSnapshot['incidents'],
  { minute: number; list: Promise<readonly Incident[]> }
>();

/** In turns: a storm has three thousand, and most of them are as they were a moment ago. */
async function prepareList(unsorted: readonly Incident[], now: Instant, storm: boolean) {
  await forEachInTurns(unsorted, (incident) => rowOf(incident, now, storm));
  const incidents = listOrder(unsorted, now);
  await nextTurn();
  rowsOf({ incidents, storm }, now);
  return incidents;
}

/**
 * Once per list and minute: in a storm every visitor asks for the same three thousand. All who
 * waited for it go on in turns.
 */
async function orderedList(unsorted: readonly Incident[], now: Instant, storm: boolean) {
  const minute = Math.floor(now / MINUTE);
  const known = ordered.get(unsorted);
  const list = known?.minute === minute ? known.list : prepareList(unsorted, now, storm);
  ordered.set(unsorted, { minute, list });
  const incidents = await list;
  await nextTurn();
  return incidents;
}

/** In list order and in the request's language; null without a snapshot. */
export async function listSource(request: Request, now: Instant): Promise<ListSource | null> {
  const gateways = gatewaysFor(request);
  const snapshot = gateways.incidents.snapshot();
  if (!snapshot) return null;
  const storm = gateways.content.live().stormMode;
  const incidents = await orderedList(snapshot.incidents, now, storm);
  // A newer snapshot came meanwhile.
  if (gateways.incidents.snapshot()?.incidents !== snapshot.incidents)
    return listSource(request, now);
  const { takenAt, stale } = gateways.incidents.freshness();
  return {
    revision: snapshot.revision,
    incidents,
    takenAt: takenAt ?? snapshot.takenAt,
    stale,
    data: snapshot.data,
    storm,
    dictionary: gateways.content.dictionary(),
    places: gateways.content.settings().places,
  };
}
