import { z } from 'zod';
import { isGuid } from '~/forms/engine/guid';
import { orUnavailable, type HttpClient } from '~/server/lib/http-client.server';
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

export function createHttpSmartMeters(
  client: Pick<HttpClient, 'getText' | 'deliver' | 'parse'>,
): SmartMeters {
  return {
    async ping(mpan, correlationId) {
      const query = new URLSearchParams({ mpan, correlationID: correlationId });
      const { status, text } = await orUnavailable(
        client.getText(`/api/smart-meter-ping-smart?${query.toString()}`),
      );
      // An empty body is no failure: the status says enough.
      const body = text.trim() === '' ? null : client.parse(text, Start);
      const started = status === 202;
      return { started, pingAllowed: true, pingAttempts: 1, stopPinging: !started, ...body };
    },
    async resultOf(correlationId) {
      const { status, text } = await orUnavailable(
        client.deliver('POST', '/api/smart-meter-ping-result', { correlationID: correlationId }),
        'not-found',
      );
      return { ...client.parse(text, Result), waits: status === 202 };
    },
  };
}
