import type { Instant } from '../../time/instant';
import { sectorOf } from '../../postcode';
import { isCancelled, isMultiple, isPlanned, isRestored } from '../flags';
import type { Incident } from '../incident';

/**
 * With fewer than three homes a neighbour might recognise them; with fewer than three networks it
 * may be one person with several connections.
 */
const FEWEST_SHOWN = 3;

/**
 * Returns how many homes still off a page may show, given the number of reporting networks and
 * phones; null for none.
 */
export const shownHomes = (homes: number, networks = homes): number | null =>
  Math.min(homes, networks) >= FEWEST_SHOWN ? homes : null;

/** Returns whether homes may still be off: the incident is over and had homes off. */
export const mayBeStillOff = (incident: Incident, now: Instant): boolean =>
  !isMultiple(incident) &&
  isRestored(incident, now) &&
  !(isPlanned(incident) && isCancelled(incident));

/**
 * Returns whether the incident covers a full postcode: directly if the feed names postcodes, else
 * by its sector.
 */
export const coversPostcode = (
  incident: Pick<Incident, 'postcodes' | 'sectors'>,
  postcode: string,
): boolean =>
  incident.postcodes.length > 0
    ? incident.postcodes.includes(postcode)
    : incident.sectors.includes(sectorOf(postcode) ?? '');
