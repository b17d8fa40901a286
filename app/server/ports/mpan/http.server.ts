import { z } from 'zod';
import { Failure, isFailure } from '~/domain/failure';
import { parseMpan } from '~/domain/mpan';
import type { HttpClient } from '~/server/lib/http-client.server';
import type { Reads } from '~/server/lib/wire';
import type { Meters } from './port';

const words = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .nullish()
    .transform((text) => text || null);
const Mpan = z.string().transform((text, context) => {
  const mpan = parseMpan(text);
  if (mpan === null)
    context.addIssue({ code: z.ZodIssueCode.custom, message: 'not a meter point number' });
  return mpan ?? z.NEVER;
});
const Supplier = z.object({
  supplierNumber: words(30),
  supplierName: words(100),
  mpan: Mpan,
}) satisfies Reads<'SupplierDetails'>;
const Meter = Supplier.extend({
  isUkpnDno: z.boolean(),
  distributorMpid: words(4).transform((mpid) => mpid?.toUpperCase() ?? null),
}) satisfies Reads<'MeterLookup'>;

/** Not found stays not found; a rejection of a question that we validated counts as no answer. */
function failureOf(error: unknown): Failure {
  if (isFailure(error, 'not-found') || isFailure(error, 'unavailable')) return error;
  return new Failure('unavailable', "The operator's service did not answer", null, {
    cause: error,
  });
}

export function createHttpMeters(client: Pick<HttpClient, 'get'>): Meters {
  const ask = async <S extends z.ZodTypeAny>(
    path: string,
    query: Record<string, string>,
    schema: S,
  ) => {
    try {
      return (await client.get(
        `${path}?${new URLSearchParams(query).toString()}`,
        schema,
      )) as z.output<S>;
    } catch (error) {
      throw failureOf(error);
    }
  };
  return {
    byMeterNumber: (value) => ask('/api/meter-serial-number-mpan-cheker', { value }, Meter),
    supplierOf: (mpan) => ask('/api/supplier-details', { mpan }, Supplier),
  };
}
