import type { Incident } from '~/domain/incident/incident';
import { lastsLong } from '~/domain/incident/storm/lasts-long';
import { placeOf } from '~/domain/map/marks';
import { nearestWarm } from '~/domain/warm/warm-place';
import type { Position } from '~/domain/position';
import type { Instant } from '~/domain/time/instant';
import { textsOf } from '~/words/texts';
import { warmTexts } from '~/words/warm';
import type { Content } from '~/server/content/content';
import type { Geography } from '~/server/ports/geography/geography';
import type { SearchedAddress } from '~/server/visit/session.server';
import { warmCard, type WarmCard } from './warm-model';

type Address = Pick<SearchedAddress, 'postcode'> | null;

/** Returns the position of the visitor's address if it is in the power cut. */
export async function homePlace(
  geography: Pick<Geography, 'geocode'>,
  incident: Incident,
  address: Address,
): Promise<Position | null> {
  return address && incident.postcodes.includes(address.postcode) ? geography.geocode(address.postcode) : null;
}

/** Returns whether this power cut's page shows warm places. */
export const offersWarmth = (content: Pick<Content, 'live'>, incident: Incident, now: Instant): boolean =>
  lastsLong(incident, { storm: content.live().stormMode, now });

/**
 * Returns the three warm places nearest to the visitor's address, else to the power cut; none if it
 * is short or none is near.
 */
export async function warmNear(
  content: Pick<Content, 'collections' | 'dictionary' | 'live'>,
  incident: Incident,
  home: () => Promise<Position | null>,
  now: Instant,
): Promise<readonly WarmCard[]> {
  if (!offersWarmth(content, incident, now)) return [];
  const from = (await home()) ?? placeOf(incident.shapes);
  if (!from) return [];
  const t = textsOf(warmTexts, content.dictionary());
  return nearestWarm(content.collections().warmPlaces, from, now).map((choice) => warmCard(choice, now, t));
}
