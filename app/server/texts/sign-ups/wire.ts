import { z } from 'zod';
import { parseMpan } from '~/domain/mpan';
import { parsePostcode } from '~/domain/postcode';
import { LanguageInput, ReferenceInput } from '~/server/lib/api-input';
import type { Reads, Wire } from '~/server/lib/wire';
import type { SignUp, Stop } from './port';

const Mpan = z
  .string()
  .refine((text) => parseMpan(text) !== null, 'Please enter a meter point number of 13 digits');

/** Typed values are validated later, with an error per field. */
export const WireSignUp = z.object({
  telephoneNumber: z.string().max(60),
  customerName: z.string().max(200).nullish(),
  postcode: z.string().max(60).nullish(),
  mpan: Mpan.nullish(),
  addressLine1: z.string().max(100).nullish(),
  incidentId: ReferenceInput.nullish(),
  liveIncidentOptIn: z.boolean(),
  futureIncidentsOptIn: z.boolean(),
  futurePlannedOptIn: z.boolean(),
  language: LanguageInput.nullish(),
}) satisfies Reads<'TextUpdatesSubscription'>;

export const WireStop = z
  .object({
    telephoneNumber: z.string().max(60),
    mpan: Mpan.nullish(),
    future: z.literal(true).nullish(),
  })
  .refine(({ mpan, future }) => (mpan == null) === (future == null), {
    message: 'mpan and future belong together',
    path: ['mpan'],
  }) satisfies Reads<'TextUpdatesUnsubscription'>;

export const SignUpAnswer = z.object({
  success: z.boolean(),
  reason: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]).nullish(),
});
/** 0: stopped; 1: the number was not subscribed. Any other number is a failure. */
export const StopAnswer = z.object({ result: z.union([z.literal(0), z.literal(1)]) });

export const signUpWire = (request: SignUp): Wire<'TextUpdatesSubscription'> => ({
  telephoneNumber: request.mobile,
  customerName: request.name ?? '',
  // The contract only has full postcodes, not sectors.
  postcode: parsePostcode(request.place)?.postcode ?? null,
  mpan: request.mpan,
  addressLine1: request.addressLine1,
  incidentId: request.reference,
  liveIncidentOptIn: request.live,
  futureIncidentsOptIn: request.futureUnplanned,
  futurePlannedOptIn: request.futurePlanned,
  ...(request.language && { language: request.language }),
});

export const stopWire = ({ mobile, mpan }: Stop): Wire<'TextUpdatesUnsubscription'> =>
  mpan === null ? { telephoneNumber: mobile } : { telephoneNumber: mobile, mpan, future: true };
