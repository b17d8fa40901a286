import { z } from 'zod';
import { isIncidentTypeCode } from '~/domain/incident/enumerations';
import { MpanInput, PostcodeInput, ReferenceInput } from '~/server/lib/api-input';
import { api, privateJson, readJsonBody, sharedJson } from '~/server/lib/api.server';
import { optional } from '~/server/lib/blank-is-absent';
import { cachePolicy } from '~/server/lib/cache-policy';
import type { Reads } from '~/server/lib/wire';
import type { Supply } from './port';

const MOST_BYTES = 4000;

const Place = z.object({ postcode: PostcodeInput });
const PlaceAndMeter = Place.extend({ mpan: optional(MpanInput) });
const Meter = z.object({ mpan: MpanInput });
const Search = z.object({
  mpan: MpanInput.nullable(),
  postcode: PostcodeInput,
  isMultipin: z.boolean(),
  incidentType: z.number().refine(isIncidentTypeCode, 'This is not an incident type').nullish(),
  incidentReference: ReferenceInput.nullish(),
}) satisfies Reads<'PostcodeSearch'>;

interface WithSupply {
  readonly supply: Supply;
}

export const answerRotaLoadCheck = api(
  { limit: 'check-rld', query: Place },
  async ({ request, query }, { supply }: WithSupply) => {
    const { redirect, blocks } = await supply.rotaLoadCheck(query.postcode);
    return sharedJson(request, JSON.stringify({ redirect, blocks }), cachePolicy.minute);
  },
);

export const answerThreeCalls = api(
  { limit: 'postcode-recent', query: PlaceAndMeter },
  async ({ query: { postcode, mpan } }, { supply }: WithSupply) =>
    privateJson(await supply.threeCalls(postcode, mpan ?? null)),
);

export const answerTwoCalls = api(
  { limit: 'two-calls-check', query: Place },
  async ({ query }, { supply }: WithSupply) => privateJson(await supply.twoCalls(query.postcode)),
);

export const answerPostcodeSearch = api(
  { limit: 'postcode-search' },
  async ({ request }, { supply }: WithSupply) => {
    await supply.logPostcodeSearch(await readJsonBody(request, Search, MOST_BYTES));
    return new Response(null, { status: 204, headers: { 'Cache-Control': cachePolicy.noStore } });
  },
);

export const answerRecentMpan = api(
  { limit: 'recent-mpan' },
  async ({ request }, { supply }: WithSupply) =>
    privateJson(await supply.logRecentMpan((await readJsonBody(request, Meter, MOST_BYTES)).mpan)),
);

export const answerSmartMeterCheck = api(
  { limit: 'smart-meter-check' },
  async ({ request }, { supply }: WithSupply) => {
    const { smartPingEnabled, isSmart, onSupply } = await supply.smartMeterCheck(
      (await readJsonBody(request, Meter, MOST_BYTES)).mpan,
    );
    return privateJson({ smartPingEnabled, isSmart, onSupply });
  },
);
