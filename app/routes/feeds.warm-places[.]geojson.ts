import { warmGeoJson } from '~/journeys/warm/warm-geojson';
import { GEOJSON } from '~/journeys/feeds/geojson';
import { env } from '~/server/env.server';
import { cachePolicy } from '~/server/lib/cache-policy';
import { gatewaysFor } from '~/server/gateways.server';
import { sharedText } from '~/server/lib/api.server';
import { openAnswer, openRoute } from '~/server/lib/open-answer.server';

const answer = openRoute((request) =>
  openAnswer(request, 'feeds', () => {
    const text = warmGeoJson(
      gatewaysFor(request).content.collections().warmPlaces,
      env.BASE_URL,
      Date.now(),
    );
    return sharedText(request, text, GEOJSON, cachePolicy.live);
  }),
);
export const loader = answer;
export const action = answer;
