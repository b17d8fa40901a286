import type { Wire } from '~/server/lib/wire';

/** Specification: journeys, section 3 (Supplier details). */
export type SupplierDetails = Wire<'SupplierDetails'>;

/** As an operator answers it. Specification: journeys, section 3 (Meter-number lookup response). */
export type MeterLookup = Omit<Wire<'MeterLookup'>, 'distributor'>;

/** Lookups of meters and their suppliers. Specification: journeys, section 7. */
export interface Meters {
  /** Returns the meter point of a meter number. Rejects with `not-found` or `unavailable`. */
  byMeterNumber(meterNumber: string): Promise<MeterLookup>;
  /** Returns the supplier of a meter point. Rejects with `not-found` or `unavailable`. */
  supplierOf(mpan: string): Promise<SupplierDetails>;
}
