import type { Instant } from '../../time/instant';
import { isPlanned, isRestored } from '../flags';
import type { Incident } from '../incident';

/** Specification: journeys, section 9. */
export const LISTING_PAGE_SIZE = 6;

export type MultiIncidentListing =
  | { readonly kind: 'none' }
  /** One incident remains: the page is that incident's. */
  | { readonly kind: 'redirect'; readonly reference: string }
  | {
      readonly kind: 'list';
      /** Everything up to and including the page: Load more adds to what is there. */
      readonly shown: readonly Incident[];
      readonly total: number;
      readonly page: number;
      readonly remaining: number;
    };

export interface ListingOptions {
  readonly now: Instant;
  /** Counts from 1; out of range is clamped. */
  readonly page?: number;
  /** When the estimate last changed, where history knows it. */
  readonly estimateChangedAt?: (reference: string) => Instant | null;
}

/** The incidents that a multiple record groups, as far as the feed still has them. */
export function membersOf(
  { group }: Pick<Incident, 'group'>,
  byReference: ReadonlyMap<string, Incident>,
): readonly Incident[] {
  const references = new Set(group ? [...group.unplanned, ...group.planned, ...group.restored] : []);
  return [...references].flatMap((reference) => byReference.get(reference) ?? []);
}

/** Restored incidents are left out unless all are restored. Journeys, section 4 "Loading the incident page"; decision J-899. */
export function withoutRestored(incidents: readonly Incident[], now: Instant): readonly Incident[] {
  const open = incidents.filter((incident) => !isRestored(incident, now));
  return open.length > 0 ? open : incidents;
}

/**
 * The cards of several incidents: unplanned by newest estimate change, then planned, then restored (J-900).
 * Journeys, section 4 "Loading the incident page".
 */
export function multiIncidentListing(incidents: readonly Incident[], options: ListingOptions): MultiIncidentListing {
  const { now, page = 1, estimateChangedAt = () => null } = options;
  const kept = withoutRestored(incidents, now);
  const [only] = kept;
  if (!only) return { kind: 'none' };
  if (kept.length === 1) return { kind: 'redirect', reference: only.reference };
  const ordered = kept
    .map((incident) => ({
      incident,
      group: isRestored(incident, now) ? 2 : isPlanned(incident) ? 1 : 0,
      changedAt: estimateChangedAt(incident.reference) ?? incident.receivedAt ?? incident.createdAt ?? 0,
    }))
    .sort(
      (a, b) =>
        a.group - b.group || b.changedAt - a.changedAt || (a.incident.reference < b.incident.reference ? -1 : 1),
    )
    .map(({ incident }) => incident);
  const pages = Math.ceil(ordered.length / LISTING_PAGE_SIZE);
  const current = Number.isFinite(page) ? Math.min(Math.max(1, Math.trunc(page)), pages) : 1;
  const shown = ordered.slice(0, current * LISTING_PAGE_SIZE);
  return { kind: 'list', shown, total: ordered.length, page: current, remaining: ordered.length - shown.length };
}
