import { isCancelled, isRestored } from '~/domain/incident/flags';
import type { Incident } from '~/domain/incident/incident';
import { coversPostcode } from '~/domain/incident/place/still-off';
import type { Instant } from '~/domain/time/instant';
import type { SignUp } from './port';

export interface SignUpRequest {
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

export interface SavedAddress {
  readonly postcode: string;
  readonly mpan: string | null;
  readonly fullAddress: string;
}

export const isOver = (incident: Incident, now: Instant): boolean =>
  isCancelled(incident) || isRestored(incident, now);

export const isInPowerCut = (
  incident: Incident | null,
  postcode: string | null,
  now: Instant,
): boolean =>
  incident !== null &&
  postcode !== null &&
  !isOver(incident, now) &&
  coversPostcode(incident, postcode);

export const isPostcodeKnown = (
  saved: SavedAddress | null,
  incident: Incident | null,
  now: Instant,
): boolean =>
  saved !== null || (incident !== null && isRestored(incident, now) && incident.sectors.length > 0);

const firstPart = (address: string): string => (address.split(',')[0] ?? '').slice(0, 100);

/** A typed postcode wins, then the saved address with its MPAN, then the incident's first area. */
export function signUpOf(
  form: SignUpRequest,
  {
    saved,
    incident,
    reference,
  }: { saved: SavedAddress | null; incident: Incident | null; reference: string | null },
): SignUp {
  const typed = form.postcode;
  const isSaved = saved !== null && (typed === null || typed === saved.postcode);
  return {
    mobile: form.mobile,
    name: form.name || null,
    place: typed ?? saved?.postcode ?? incident?.sectors[0] ?? null,
    mpan: form.mpan ?? (isSaved ? saved.mpan : null),
    addressLine1: form.addressLine1 ?? (isSaved ? firstPart(saved.fullAddress) : null),
    reference,
    live: form.live,
    futureUnplanned: form.futureUnplanned,
    futurePlanned: form.futurePlanned,
    ...(form.language && { language: form.language }),
    key: form.key,
  };
}
