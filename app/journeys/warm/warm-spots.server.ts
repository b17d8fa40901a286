import type { SpotEntry } from '~/domain/map/marks';
import { openWarm } from '~/domain/warm/warm-place';
import type { Instant } from '~/domain/time/instant';
import type { Content } from '~/server/content/content';
import { WARM_PATH } from './warm-path';

/** Open now. */
export const warmSpots = (content: Pick<Content, 'collections'>, now: Instant): SpotEntry[] =>
  openWarm(content.collections().warmPlaces, now).map(({ place: { id, name, lat, lng } }) => ({
    name,
    href: `${WARM_PATH}#${id}`,
    lat,
    lng,
  }));
