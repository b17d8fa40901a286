/** Specification: journeys, section 3 (Supplier details). */
export interface SupplierDetails {
  readonly supplierNumber: string | null;
  readonly supplierName: string | null;
  readonly mpan: string;
}

/** Specification: journeys, section 3 (Meter-number lookup response). */
export interface MeterLookup extends SupplierDetails {
  readonly isUkpnDno: boolean;
  /** Market participant of the distributor, in capitals. */
  readonly distributorMpid: string | null;
}

/** What is known about meters and their suppliers. Specification: journeys, section 7. */
export interface Meters {
  /** The meter point of a meter number. Rejects with `not-found` or `unavailable`. */
  byMeterNumber(meterNumber: string): Promise<MeterLookup>;
  /** The supplier of a meter point. Rejects with `not-found` or `unavailable`. */
  supplierOf(mpan: string): Promise<SupplierDetails>;
}
