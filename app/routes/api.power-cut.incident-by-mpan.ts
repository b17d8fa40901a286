import { z } from 'zod';
import { MpanInput } from '~/server/api-input';
import { answerApi, apiRoute, parseInput, queryOf } from '~/server/api.server';
import { cachePolicy } from '~/server/cache-policy';
import { gateways } from '~/server/gateways.server';
import { ageHeaders } from '~/server/incidents/age-headers';
import { pictureOf } from '~/server/incidents/picture-answer.server';
import { enforceRateLimit } from '~/server/rate-limit.server';

const Query = z.object({ mpan: MpanInput });

/** GET /api/power-cut/incident-by-mpan?mpan. Specification: form engine, sections 4 and 7. */
const answer = apiRoute({
  GET: (request) =>
    answerApi(async () => {
      enforceRateLimit(request, 'incident-by-mpan', { perMinute: 120 });
      const { mpan } = parseInput(Query, queryOf(request));
      const { incidents } = gateways;
      const picture = pictureOf(incidents);
      const found = await incidents.byMpan(mpan);
      // One that the operator knows and our picture does not yet is left out until the next look, some seconds later.
      const records = found.flatMap(({ reference }) => incidents.wireJsonOf(reference) ?? []);
      return new Response(`[${records.join(',')}]`, {
        headers: {
          'Content-Type': 'application/json; charset=utf-8',
          'Cache-Control': cachePolicy.noStore,
          ...ageHeaders(picture),
        },
      });
    }),
});
export const loader = answer;
export const action = answer;
