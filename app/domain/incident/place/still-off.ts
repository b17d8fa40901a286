import type { Instant } from '../../time/instant';
import { sectorOf } from '../../postcode';
import { isCancelled, isMultiple, isPlanned, isRestored } from '../flags';
import type { Incident } from '../incident';

/** Below three homes a neighbour might recognise whose they are; below three networks they may be one person with several connections. */
const FEWEST_SHOWN = 3;

/** The number of homes still off that a page may show, given how many networks and phones reported them; null for none. */
export const shownHomes = (homes: number, networks = homes): number | null =>
  Math.min(homes, networks) >= FEWEST_SHOWN ? homes : null;

/** Whether somebody may be still off although this is over: power is said to be back, for homes that had it off. */
export const mayBeStillOff = (incident: Incident, now: Instant): boolean =>
  !isMultiple(incident) && isRestored(incident, now) && !(isPlanned(incident) && isCancelled(incident));

/** Whether the incident covers a full postcode: by itself where the feed names postcodes, else by its sector. */
export const coversPostcode = (incident: Pick<Incident, 'postcodes' | 'sectors'>, postcode: string): boolean =>
  incident.postcodes.length > 0
    ? incident.postcodes.includes(postcode)
    : incident.sectors.includes(sectorOf(postcode) ?? '');
