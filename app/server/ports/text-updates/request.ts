import { isCancelled, isRestored } from '~/domain/incident/flags';
import type { Incident } from '~/domain/incident/incident';
import type { Instant } from '~/domain/time/instant';
import type { SignUp } from './text-updates';

/** What is asked for, read already: the mobile is one, the postcode is one or null. */
export interface Asked {
  readonly mobile: string;
  readonly name: string;
  readonly postcode: string | null;
  readonly mpan: string | null;
  readonly addressLine1: string | null;
  readonly live: boolean;
  readonly futureUnplanned: boolean;
  readonly futurePlanned: boolean;
  readonly language?: string | undefined;
  readonly key: string | null;
}

/** The address of the visitor's signed cookie. */
export interface SavedAddress {
  readonly postcode: string;
  readonly mpan: string | null;
  readonly fullAddress: string;
}

/** Nothing more is going to happen here: only later power cuts can be signed up for. */
export const isOver = (incident: Incident, now: Instant): boolean => isCancelled(incident) || isRestored(incident, now);

/** An empty postcode is fine where an address is saved or the incident is restored. Journeys, section 5. */
export const isPostcodeKnown = (saved: SavedAddress | null, incident: Incident | null, now: Instant): boolean =>
  saved !== null || (incident !== null && isRestored(incident, now) && incident.sectors.length > 0);

const firstPart = (address: string): string => (address.split(',')[0] ?? '').slice(0, 100);

/**
 * The request for the port. A typed postcode wins; without one the saved address counts, meter point included, and last the
 * first area of the incident.
 */
export function signUpOf(
  asked: Asked,
  { saved, incident, reference }: { saved: SavedAddress | null; incident: Incident | null; reference: string | null },
): SignUp {
  const typed = asked.postcode;
  const isSaved = saved !== null && (typed === null || typed === saved.postcode);
  return {
    mobile: asked.mobile,
    name: asked.name || null,
    place: typed ?? saved?.postcode ?? incident?.sectors[0] ?? null,
    mpan: asked.mpan ?? (isSaved ? saved.mpan : null),
    addressLine1: asked.addressLine1 ?? (isSaved ? firstPart(saved.fullAddress) : null),
    reference,
    live: asked.live,
    futureUnplanned: asked.futureUnplanned,
    futurePlanned: asked.futurePlanned,
    ...(asked.language && { language: asked.language }),
    key: asked.key,
  };
}
