import type { Instant } from '../../time/instant';
import { isPlanned, isRestored } from '../flags';
import type { Incident } from '../incident';

/** Specification: journeys, section 9. */
export const LISTING_PAGE_SIZE = 6;

export type MultiIncidentListing =
  | { readonly kind: 'none' }
  /** One incident remains: redirects to its page. */
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
  /** Counts from 1; clamped. */
  readonly page?: number;
  /** Returns when the estimate last changed, if history has it. */
  readonly estimateChangedAt?: (reference: string) => Instant | null;
}

/** Returns the incidents in a multiple record that the feed still has. */
export function membersOf(
  { group }: Pick<Incident, 'group'>,
  byReference: ReadonlyMap<string, Incident>,
): readonly Incident[] {
  const references = new Set(
    group ? [...group.unplanned, ...group.planned, ...group.restored] : [],
  );
  return [...references].flatMap((reference) => byReference.get(reference) ?? []);
}

/**
 * Drops restored incidents unless all are restored. Journeys, section 4 "Loading the incident
 * page"; decision J-899.
 */
export function withoutRestored(incidents: readonly Incident[], now: Instant): readonly Incident[] {
  const open = incidents.filter((incident) => !isRestored(incident, now));
  return open.length > 0 ? open : incidents;
}

/**
 * Returns the cards of several incidents: unplanned by newest estimate change, then planned, then
 * restored (J-900). Journeys, section 4 "Loading the incident page".
 */
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
