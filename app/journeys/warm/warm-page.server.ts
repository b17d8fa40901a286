import { warmChoices, type WarmPlace } from '~/domain/warm/warm-place';
import { parsePostcode } from '~/domain/postcode';
import type { Position } from '~/domain/position';
import type { Instant } from '~/domain/time/instant';
import { textsOf } from '~/words/texts';
import { warmTexts } from '~/words/warm';
import type { Content } from '~/server/content/content';
import type { Geography } from '~/server/ports/geography/port';
import type { Visit } from '~/server/visit/session.server';
import { mapHref } from '~/journeys/map/map-path';
import { DEFAULT_ZOOM } from '~/domain/map/view';
import { hoursOf, warmCard, type WarmCard, type WarmNowModel } from './warm-model';
import { warmNow } from './warm-near.server';

export interface WarmEntry
  extends WarmCard, Pick<WarmPlace, 'id' | 'address' | 'postcode' | 'languages'> {
  readonly hours: ReturnType<typeof hoursOf>;
  readonly mapHref: string;
  readonly isOpen: boolean;
}

export interface WarmPageModel {
  readonly places: readonly WarmEntry[];
  readonly typed: string;
  /** The typed place, the visitor's address, or none. */
  readonly from: 'typed' | 'visit' | null;
  /** The typed place is unknown. */
  readonly isWrong: boolean;
  /** Set while none is open near the starting point. */
  readonly closed: Extract<WarmNowModel, { kind: 'closed' }> | null;
}

const LONGEST = 100;

async function startOf(
  typed: string,
  { searchedAddress, pinLocation }: Pick<Visit, 'searchedAddress' | 'pinLocation'>,
  geography: Pick<Geography, 'geocode' | 'towns'>,
): Promise<{ at: Position | null; from: WarmPageModel['from'] }> {
  if (typed) {
    // Tolerates a misspelt village, but not a misspelt postcode, which would be another one.
    const at =
      (await geography.geocode(typed)) ??
      (parsePostcode(typed) ? null : (geography.towns(typed)[0] ?? null));
    return { at, from: at && 'typed' };
  }
  const at = searchedAddress ? await geography.geocode(searchedAddress.postcode) : pinLocation;
  return { at, from: at && 'visit' };
}

/**
 * Sorted by distance from the typed place or the visitor's address, or by town; the page shows
 * those that are open now first.
 */
export async function warmPage(
  {
    content,
    geography,
  }: {
    content: Pick<Content, 'collections' | 'dictionary'>;
    geography: Pick<Geography, 'geocode' | 'towns'>;
  },
  query: URLSearchParams,
  visit: Pick<Visit, 'searchedAddress' | 'pinLocation'>,
  now: Instant,
): Promise<WarmPageModel> {
  const t = textsOf(warmTexts, content.dictionary());
  const typed = (query.get('near') ?? '').trim().slice(0, LONGEST);
  const { at, from } = await startOf(typed, visit, geography);
  const places = warmChoices(content.collections().warmPlaces, at, now).map((choice): WarmEntry => {
    const { id, address, postcode, languages, hours, lat, lng } = choice.place;
    return {
      ...warmCard(choice, now, t),
      ...{ id, address, postcode, languages },
      hours: hoursOf(hours, t),
      mapHref: mapHref({ centre: { lat, lng }, zoom: DEFAULT_ZOOM }),
      isOpen: choice.openness.kind === 'open',
    };
  });
  const nearest = at && warmNow(content, at, now);
  const closed = nearest?.kind === 'closed' ? nearest : null;
  return { closed, places, typed, from, isWrong: typed !== '' && at === null };
}
