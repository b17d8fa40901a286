import type { Incident } from '~/domain/incident/incident';
import { lastsLong } from '~/domain/incident/storm/lasts-long';
import { placeOf } from '~/domain/map/marks';
import { nearestNow, type WarmPlace } from '~/domain/warm/warm-place';
import type { Position } from '~/domain/position';
import type { Instant } from '~/domain/time/instant';
import { textsOf } from '~/words/texts';
import { warmTexts } from '~/words/warm';
import type { Content } from '~/server/content/content';
import type { Geography } from '~/server/ports/geography/port';
import type { SearchedAddress } from '~/server/visit/session.server';
import { warmNowModel, type WarmNowModel } from './warm-model';

type Address = Pick<SearchedAddress, 'postcode'> | null;

/** Null if the visitor's address is not in the power cut. */
export async function homePlace(
  geography: Pick<Geography, 'geocode'>,
  incident: Incident,
  address: Address,
): Promise<Position | null> {
  return address && incident.postcodes.includes(address.postcode)
    ? geography.geocode(address.postcode)
    : null;
}

export const offersWarmth = (
  content: Pick<Content, 'live'>,
  incident: Incident,
  now: Instant,
): boolean => lastsLong(incident, { storm: content.live().stormMode, now });

/**
 * Near the visitor's address, else near the power cut; null if it is short, or editors have opened
 * no place.
 */
export async function warmNear(
  content: Pick<Content, 'collections' | 'dictionary' | 'live'>,
  incident: Incident,
  home: () => Promise<Position | null>,
  now: Instant,
): Promise<WarmNowModel | null> {
  if (!offersWarmth(content, incident, now)) return null;
  const from = (await home()) ?? placeOf(incident);
  return from && warmNow(content, from, now);
}

/** Or when one opens. */
export function warmNow(
  content: Pick<Content, 'collections' | 'dictionary'>,
  from: Position,
  now: Instant,
): WarmNowModel | null {
  const found = nearestNow<WarmPlace>(content.collections().warmPlaces, from, now);
  return found && warmNowModel(found, now, textsOf(warmTexts, content.dictionary()));
}
