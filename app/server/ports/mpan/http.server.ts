import { z } from 'zod';
import { parseMpan } from '~/domain/mpan';
import { orUnavailable, type HttpClient } from '~/server/lib/http-client.server';
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

export function createHttpMeters(client: Pick<HttpClient, 'get'>): Meters {
  const ask = <S extends z.ZodTypeAny>(path: string, query: Record<string, string>, schema: S) =>
    orUnavailable(
      client.get(`${path}?${new URLSearchParams(query).toString()}`, schema),
      'not-found',
    );
  return {
    byMeterNumber: (value) => ask('/api/meter-serial-number-mpan-cheker', { value }, Meter),
    supplierOf: (mpan) => ask('/api/supplier-details', { mpan }, Supplier),
  };
}
