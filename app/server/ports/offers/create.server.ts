import type { Env } from '~/server/env.server';
import type { Operator } from '~/server/operator.server';
import type { Outbox } from '~/server/outbox/outbox';
import { createSealer } from '~/server/lib/seal.server';
import type { Store } from '~/server/store/open.server';
import type { Offers, OffersQuestions } from './offers';
import { createOffersRequests } from './requests.server';
import { z } from 'zod';
import { Failure, isFailure } from '~/domain/failure';
import type { HttpClient } from '~/server/lib/http-client.server';
import type { Reads } from '~/server/lib/wire';

/** A reference that reads as none is none: nothing hangs on its form. */
const RegistrationCheck = z.object({
  formDataFilled: z.boolean(),
  cancelled: z.boolean(),
  incidentReference: z
    .string()
    .regex(/^[A-Za-z0-9][A-Za-z0-9-]{0,63}$/)
    .nullish()
    .transform((text) => text ?? null),
  isOfferRedeemed: z.boolean(),
}) satisfies Reads<'RegistrationCheck'>;
const Status = z.object({ hasEmail: z.boolean(), isOfferRedeemed: z.boolean() }) satisfies Reads<'OffersStatus'>;

/** The operator's own knowledge, by the wire contract: future-planned-power-cut-registration-checker and get-offers-status. */
export function createHttpOffers(client: Pick<HttpClient, 'get'>): OffersQuestions {
  async function get<S extends z.ZodTypeAny>(path: string, mpan: string, schema: S): Promise<z.output<S>> {
    try {
      return await client.get(`${path}?${new URLSearchParams({ mpan }).toString()}`, schema);
    } catch (error) {
      throw isFailure(error, 'unavailable')
        ? error
        : new Failure('unavailable', "The operator's service did not answer", null, { cause: error });
    }
  }
  return {
    registration: (mpan) => get('/api/future-planned-power-cut-registration-checker', mpan, RegistrationCheck),
    status: (mpan) => get('/api/get-offers-status', mpan, Status),
  };
}

interface Parts {
  env: Pick<Env, 'SECRETS'>;
  operator: Operator;
  store: Store;
  outbox: Outbox;
}

/** Planned work and offers: asked of the operator; requests go to it by the outbox. */
export const createOffers = ({ env, operator, store, outbox }: Parts): Offers => ({
  ...createHttpOffers(operator.client("the operator's offers")),
  ...createOffersRequests({ store, outbox, sealer: createSealer(env.SECRETS, 'offers') }),
});
