import { z } from 'zod';
import { MpanInput, PostcodeInput } from '~/server/api-input';
import { answerApi, apiRoute, parseInput, privateJson, queryOf } from '~/server/api.server';
import { gateways } from '~/server/gateways.server';
import { enforceRateLimit } from '~/server/rate-limit.server';

const blankIsAbsent = (value: unknown) => (value === '' ? undefined : value);
const Query = z.object({
  mpan: z.preprocess(blankIsAbsent, MpanInput.optional()),
  postcode: PostcodeInput,
  house: z.preprocess(blankIsAbsent, z.string().max(50, 'A house number or name has at most 50 characters').optional()),
});
const MOST_REFERENCES = 100;

/** GET /api/get-future-planned-power-cuts?mpan&postcode&house. Specification: journeys, section 7. */
const answer = apiRoute({
  GET: (request) =>
    answerApi(async () => {
      enforceRateLimit(request, 'future-planned', { perMinute: 120 });
      const { mpan, postcode, house } = parseInput(Query, queryOf(request));
      const references = await gateways.incidents.futurePlanned({
        postcode,
        ...(mpan && { mpan }),
        ...(house && { house }),
      });
      return privateJson({ incidentReferences: references.slice(0, MOST_REFERENCES) });
    }),
});
export const loader = answer;
export const action = answer;
