import { opennessAt, warmChoices, type WarmPlace } from '~/domain/warm/warm-place';
import type { Instant } from '~/domain/time/instant';
import { isoSeconds } from '~/journeys/feeds/times';
import { WARM_PATH } from './warm-path';

const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** Those that editors have opened, by RFC 7946. Wire contract: WarmPlaceCollection. */
export function warmGeoJson(places: readonly WarmPlace[], baseUrl: string, now: Instant): string {
  const features = warmChoices(places, null, now).map(({ place }) => {
    const {
      id,
      name,
      address,
      town,
      postcode,
      lat,
      lng,
      hours,
      services,
      stepFree,
      access,
      languages,
      phone,
    } = place;
    const openness = opennessAt(place, now);
    return {
      type: 'Feature',
      id,
      geometry: { type: 'Point', coordinates: [lng, lat] },
      properties: {
        ...{ name, address, town, postcode, services, stepFree, access, languages, phone },
        hours: hours.map(({ day, opens, closes }) => ({
          day,
          opens: clock(opens),
          closes: clock(closes),
        })),
        openNow: openness.kind === 'open',
        openUntil: openness.kind === 'open' ? isoSeconds(openness.until) : null,
        url: `${baseUrl}${WARM_PATH}#${id}`,
      },
    };
  });
  return JSON.stringify({ type: 'FeatureCollection', features });
}
