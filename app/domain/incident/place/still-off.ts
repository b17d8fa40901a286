import type { Instant } from '../../time/instant';
import { sectorOf } from '../../postcode';
import { isCancelled, isMultiple, isPlanned, isRestored } from '../flags';
import type { Incident } from '../incident';

/**
 * With fewer than three homes a neighbour might recognise them; with fewer than three networks it
 * may be one person with several connections.
 */
const FEWEST_SHOWN = 3;

/** Null for none. `networks`: how many networks and phones reported. */
export const shownHomes = (homes: number, networks = homes): number | null =>
  Math.min(homes, networks) >= FEWEST_SHOWN ? homes : null;

export const mayBeStillOff = (incident: Incident, now: Instant): boolean =>
  !isMultiple(incident) &&
  isRestored(incident, now) &&
  !(isPlanned(incident) && isCancelled(incident));

export const coversPostcode = (
  incident: Pick<Incident, 'postcodes' | 'sectors'>,
  postcode: string,
): boolean =>
  incident.postcodes.length > 0
    ? incident.postcodes.includes(postcode)
    : incident.sectors.includes(sectorOf(postcode) ?? '');
