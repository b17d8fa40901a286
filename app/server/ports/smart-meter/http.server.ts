import { z } from 'zod';
import { Failure, isFailure } from '~/domain/failure';
import { isGuid } from '~/forms/engine/guid';
import type { HttpAnswer, HttpClient } from '~/server/lib/http-client.server';
import type { Reads } from '~/server/lib/wire';
import { ENERGISATION, type SmartMeters } from './port';

const attempts = z.number().int().min(0).max(3);
const Start = z.object({
  pingAllowed: z.boolean(),
  pingAttempts: attempts,
  stopPinging: z.boolean(),
}) satisfies Reads<'SmartMeterPing', 'correlationID'>;
const Result = z.object({
  energisationStatus: z.enum(ENERGISATION).catch('Pending'),
  onSupply: z
    .boolean()
    .nullish()
    .transform((onSupply) => onSupply ?? null),
  pingAllowed: z.boolean(),
  isDb: z.boolean(),
  newCorrelationId: z
    .string()
    .refine(isGuid)
    .nullish()
    .catch(null)
    .transform((id) => id ?? null),
  pingAttempts: attempts,
  stopPinging: z.boolean(),
}) satisfies Reads<'SmartMeterPingResult'>;

const NOBODY = "The operator's meter service did not answer";

function read<S extends z.ZodTypeAny>({ text }: HttpAnswer, schema: S): z.output<S> {
  try {
    return schema.parse(JSON.parse(text));
  } catch (error) {
    throw new Failure('unavailable', `${NOBODY} as agreed`, null, { cause: error });
  }
}

/** For a ping only `not-found` is meaningful; any other rejection counts as no answer. */
async function orUnavailable(
  answer: Promise<HttpAnswer>,
  mayBeUnknown: boolean,
): Promise<HttpAnswer> {
  try {
    return await answer;
  } catch (error) {
    if (isFailure(error, 'unavailable') || (mayBeUnknown && isFailure(error, 'not-found')))
      throw error;
    throw new Failure('unavailable', NOBODY, null, { cause: error });
  }
}

export function createHttpSmartMeters(
  client: Pick<HttpClient, 'getText' | 'deliver'>,
): SmartMeters {
  return {
    async ping(mpan, correlationId) {
      const query = new URLSearchParams({ mpan, correlationID: correlationId });
      const answer = await orUnavailable(
        client.getText(`/api/smart-meter-ping-smart?${query.toString()}`),
        false,
      );
      // An empty body is no failure: the status says enough.
      const body = answer.text.trim() === '' ? null : read(answer, Start);
      const started = answer.status === 202;
      return { started, pingAllowed: true, pingAttempts: 1, stopPinging: !started, ...body };
    },
    async resultOf(correlationId) {
      const answer = await orUnavailable(
        client.deliver('POST', '/api/smart-meter-ping-result', { correlationID: correlationId }),
        true,
      );
      return { ...read(answer, Result), waits: answer.status === 202 };
    },
  };
}
