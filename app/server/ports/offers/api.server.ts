import { z } from 'zod';
import { textsOf } from '~/words/texts';
import { offers as offersTexts } from '#words/en.json';
import { isFailure } from '~/domain/failure';
import { parseEmailAddress } from '~/domain/email-address';
import { MpanInput, ReferenceInput } from '~/server/lib/api-input';
import { api, notAccepted, privateJson, readJsonBody } from '~/server/lib/api.server';
import { cachePolicy } from '~/server/lib/cache-policy';
import type { Content } from '~/server/content/content';
import { idempotencyKeyOf } from '~/server/lib/idempotency-key.server';
import type { Reads } from '~/server/lib/wire';
import type { Offers } from './port';

const MOST_BYTES = 20_000;

const Meter = z.object({ mpan: MpanInput });
const Requested = z.object({
  emailAddress: z.string().max(254),
  mpan: MpanInput,
  futurePlannedPowerCutOffers: z
    .array(z.object({ ItemName: z.string().min(1).max(200) }))
    .min(1, 'Please choose an item')
    .max(50),
  incidentReference: ReferenceInput.nullable(),
}) satisfies Reads<'OffersRequest'>;

export interface OffersGateways {
  readonly offers: Offers;
  readonly content: Pick<Content, 'dictionary' | 'settings'>;
}

export const answerRegistrationCheck = api(
  { limit: 'registration-checker', query: Meter },
  async ({ query }, { offers }: Pick<OffersGateways, 'offers'>) =>
    privateJson(await offers.registration(query.mpan)),
);

export const answerOffersStatus = api(
  { limit: 'get-offers-status', query: Meter },
  async ({ query }, { offers }: Pick<OffersGateways, 'offers'>) =>
    privateJson(await offers.status(query.mpan)),
);

export const answerOffersRequest = api(
  { limit: 'request-offers' },
  async ({ request }, { offers, content }: OffersGateways) => {
    const say = textsOf(offersTexts, content.dictionary());
    const key = idempotencyKeyOf(request);
    const typed = await readJsonBody(request, Requested, MOST_BYTES);
    const emailAddress = typed.emailAddress === '' ? '' : parseEmailAddress(typed.emailAddress);
    if (emailAddress === null) {
      const message = say('offersEmailInvalid');
      return notAccepted(message, [{ field: 'emailAddress', message }]);
    }
    const sent = { ...typed, emailAddress };
    try {
      const options = key === null ? {} : { idempotencyKey: key, body: JSON.stringify(sent) };
      const outcome = await offers.request(sent, options);
      const status = outcome === 'requested' ? 204 : 202;
      return new Response(null, { status, headers: { 'Cache-Control': cachePolicy.noStore } });
    } catch (error) {
      if (!isFailure(error, 'invalid') || error.field !== null) throw error;
      return notAccepted(say('offersRefused', { phone: content.settings().operator.phone }), []);
    }
  },
);
