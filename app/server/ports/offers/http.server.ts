import { INCIDENT_REFERENCE } from '~/domain/incident/reference';
import { z } from 'zod';
import { orUnavailable, type HttpClient } from '~/server/lib/http-client.server';
import type { Reads } from '~/server/lib/wire';
import type { OffersQuestions } from './port';

/** An unreadable reference counts as none, because the form does not depend on it. */
const RegistrationCheck = z.object({
  formDataFilled: z.boolean(),
  cancelled: z.boolean(),
  incidentReference: z
    .string()
    .regex(INCIDENT_REFERENCE)
    .nullish()
    .transform((text) => text ?? null),
  isOfferRedeemed: z.boolean(),
}) satisfies Reads<'RegistrationCheck'>;
const Status = z.object({
  hasEmail: z.boolean(),
  isOfferRedeemed: z.boolean(),
}) satisfies Reads<'OffersStatus'>;

export function createHttpOffers(client: Pick<HttpClient, 'get'>): OffersQuestions {
  const get = <S extends z.ZodTypeAny>(path: string, mpan: string, schema: S) =>
    orUnavailable(client.get(`${path}?${new URLSearchParams({ mpan }).toString()}`, schema));
  return {
    registration: (mpan) =>
      get('/api/future-planned-power-cut-registration-checker', mpan, RegistrationCheck),
    status: (mpan) => get('/api/get-offers-status', mpan, Status),
  };
}
