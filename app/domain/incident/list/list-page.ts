import type { Instant } from '../../time/instant';
import { isMultiple, isPlanned, isRestored } from '../flags';
import type { Incident } from '../incident';

export const LIST_PAGE_SIZE = 40;

export const LIST_FILTERS = ['unplanned', 'planned', 'restored'] as const;
export type ListFilter = (typeof LIST_FILTERS)[number];

/** Cancelled work stays with planned work. */
export const listGroupOf = (incident: Incident, now: Instant): ListFilter =>
  isRestored(incident, now) ? 'restored' : isPlanned(incident) ? 'planned' : 'unplanned';

const GROUP_ORDER: Readonly<Record<ListFilter, number>> = { unplanned: 0, planned: 1, restored: 2 };

/** Larger comes first. Planned work is negated, because the soonest matters most. */
function weight(incident: Incident, group: ListFilter): number {
  const reported = incident.receivedAt ?? incident.createdAt ?? 0;
  if (group === 'restored') return incident.restoredAt ?? reported;
  return group === 'planned' ? -(incident.plannedAt ?? Infinity) : reported;
}

/**
 * Leaves out multiple records: unplanned first, newest report first; then planned work, soonest
 * first; then restored, latest first. Sort once per snapshot rather than per request (J-903,
 * J-904).
 */
export function listOrder(incidents: readonly Incident[], now: Instant): readonly Incident[] {
  return incidents
    .filter((incident) => !isMultiple(incident))
    .map((incident) => {
      const group = listGroupOf(incident, now);
      return { incident, order: GROUP_ORDER[group], weight: weight(incident, group) };
    })
    .sort((a, b) => a.order - b.order || (a.weight === b.weight ? 0 : b.weight - a.weight))
    .map(({ incident }) => incident);
}

export interface ListPage<Item> {
  readonly items: readonly Item[];
  readonly page: number;
  readonly pages: number;
  readonly total: number;
}

export function listPage<Item>(
  items: readonly Item[],
  page: number,
  size: number = LIST_PAGE_SIZE,
): ListPage<Item> {
  const pages = Math.max(1, Math.ceil(items.length / size));
  const current = Number.isNaN(page) ? 1 : Math.trunc(Math.min(Math.max(1, page), pages));
  return {
    items: items.slice((current - 1) * size, current * size),
    page: current,
    pages,
    total: items.length,
  };
}
