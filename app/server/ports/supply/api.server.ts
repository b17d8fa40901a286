import { z } from 'zod';
import { isIncidentTypeCode } from '~/domain/incident/enumerations';
import { MpanInput, PostcodeInput, ReferenceInput } from '~/server/lib/api-input';
import {
  answerApi,
  parseInput,
  privateJson,
  queryOf,
  readJsonBody,
  sharedJson,
} from '~/server/lib/api.server';
import { cachePolicy } from '~/server/lib/cache-policy';
import type { Reads } from '~/server/lib/wire';
import { enforceRateLimit } from '~/server/lib/rate-limit.server';
import type { Supply } from './port';

/** Many phones share one address of a mobile network, especially in a storm. */
const LIMIT = { perMinute: 600 };
const MOST_BYTES = 4000;

const blankIsAbsent = (value: unknown) => (value === '' ? undefined : value);
const Place = z.object({ postcode: PostcodeInput });
const PlaceAndMeter = Place.extend({ mpan: z.preprocess(blankIsAbsent, MpanInput.optional()) });
const Meter = z.object({ mpan: MpanInput });
const Search = z.object({
  mpan: MpanInput.nullable(),
  postcode: PostcodeInput,
  isMultipin: z.boolean(),
  incidentType: z.number().refine(isIncidentTypeCode, 'This is not an incident type').nullish(),
  incidentReference: ReferenceInput.nullish(),
}) satisfies Reads<'PostcodeSearch'>;

type Answer = (request: Request, supply: Supply) => Promise<Response>;
const limited =
  (name: string, work: Answer): Answer =>
  (request, supply) =>
    answerApi(() => {
      enforceRateLimit(request, name, LIMIT);
      return work(request, supply);
    });

export const answerRotaLoadCheck = limited('check-rld', async (request, supply) => {
  const { postcode } = parseInput(Place, queryOf(request));
  const { redirect, blocks } = await supply.rotaLoadCheck(postcode);
  return sharedJson(request, JSON.stringify({ redirect, blocks }), cachePolicy.minute);
});

export const answerThreeCalls = limited('postcode-recent', async (request, supply) => {
  const { postcode, mpan } = parseInput(PlaceAndMeter, queryOf(request));
  return privateJson(await supply.threeCalls(postcode, mpan ?? null));
});

export const answerTwoCalls = limited('two-calls-check', async (request, supply) =>
  privateJson(await supply.twoCalls(parseInput(Place, queryOf(request)).postcode)),
);

export const answerPostcodeSearch = limited('postcode-search', async (request, supply) => {
  await supply.logPostcodeSearch(await readJsonBody(request, Search, MOST_BYTES));
  return new Response(null, { status: 204, headers: { 'Cache-Control': cachePolicy.noStore } });
});

export const answerRecentMpan = limited('recent-mpan', async (request, supply) =>
  privateJson(await supply.logRecentMpan((await readJsonBody(request, Meter, MOST_BYTES)).mpan)),
);

export const answerSmartMeterCheck = limited('smart-meter-check', async (request, supply) => {
  const { smartPingEnabled, isSmart, onSupply } = await supply.smartMeterCheck(
    (await readJsonBody(request, Meter, MOST_BYTES)).mpan,
  );
  return privateJson({ smartPingEnabled, isSmart, onSupply });
});
