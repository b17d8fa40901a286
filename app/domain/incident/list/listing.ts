import type { Instant } from '../../time/instant';
import { isPlanned, isRestored } from '../flags';
import type { Incident } from '../incident';

export const LISTING_PAGE_SIZE = 6;

export type MultiIncidentListing =
  | { readonly kind: 'none' }
  | { readonly kind: 'redirect'; readonly reference: string }
  | {
      readonly kind: 'list';
      /** Everything up to and including the page, because Load more adds to the list. */
      readonly shown: readonly Incident[];
      readonly total: number;
      readonly page: number;
      readonly remaining: number;
    };

export interface ListingOptions {
  readonly now: Instant;
  readonly page?: number;
  /** Null if history doesn't have it. */
  readonly estimateChangedAt?: (reference: string) => Instant | null;
}

export function membersOf(
  { group }: Pick<Incident, 'group'>,
  byReference: ReadonlyMap<string, Incident>,
): readonly Incident[] {
  const references = new Set(
    group ? [...group.unplanned, ...group.planned, ...group.restored] : [],
  );
  return [...references].flatMap((reference) => byReference.get(reference) ?? []);
}

/** Drops restored incidents unless all are restored (J-899). */
export function withoutRestored(incidents: readonly Incident[], now: Instant): readonly Incident[] {
  const open = incidents.filter((incident) => !isRestored(incident, now));
  return open.length > 0 ? open : incidents;
}

/** Unplanned by newest estimate change, then planned, then restored (J-900). */
export function multiIncidentListing(
  incidents: readonly Incident[],
  options: ListingOptions,
): MultiIncidentListing {
  const { now, page = 1, estimateChangedAt = () => null } = options;
  const remaining = withoutRestored(incidents, now);
  const [only] = remaining;
  if (!only) return { kind: 'none' };
  if (remaining.length === 1) return { kind: 'redirect', reference: only.reference };
  const ordered = remaining
    .map((incident) => ({
      incident,
      group: isRestored(incident, now) ? 2 : isPlanned(incident) ? 1 : 0,
      changedAt:
        estimateChangedAt(incident.reference) ?? incident.receivedAt ?? incident.createdAt ?? 0,
    }))
    .sort(
      (a, b) =>
        a.group - b.group ||
        b.changedAt - a.changedAt ||
        (a.incident.reference < b.incident.reference ? -1 : 1),
    )
    .map(({ incident }) => incident);
  const pages = Math.ceil(ordered.length / LISTING_PAGE_SIZE);
  const current = Number.isFinite(page) ? Math.min(Math.max(1, Math.trunc(page)), pages) : 1;
  const visible = ordered.slice(0, current * LISTING_PAGE_SIZE);
  return {
    kind: 'list',
    shown: visible,
    total: ordered.length,
    page: current,
    remaining: ordered.length - visible.length,
  };
}
