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

/**
 * The three ways to request a number; each is an outbox channel. Specification: journeys, section
 * 7.
 */
export type RequestKind = 'mpan-checker' | 'mpan-export-checker' | 'manual-mpan-checker';

/** Specification: journeys, section 3 (Export MPAN submission, Supplier MPAN submission). */
export type MpanCheck = Wire<'MpanCheck'>;

/**
 * With every member, because ours omits none. Specification: journeys, section 3 (Manual MPAN
 * request).
 */
export type ManualMpan = Required<Omit<Wire<'ManualMpan'>, 'personalDetails' | 'manualAddress'>> & {
  readonly personalDetails: Required<Wire<'ManualMpan'>['personalDetails']>;
  readonly manualAddress: Required<Wire<'ManualMpan'>['manualAddress']>;
};

export interface RequestBodies {
  readonly 'mpan-checker': MpanCheck;
  readonly 'mpan-export-checker': MpanCheck;
  readonly 'manual-mpan-checker': ManualMpan;
}

export interface AcceptedRequest {
  readonly reference: string;
  /** `kept` is delivered later; `refused` was rejected by the operator and needs attention. */
  readonly state: 'arrived' | 'kept' | 'refused';
}

/** Nothing was accepted: this mailbox has reached its limit, whoever asked. */
export interface MailboxFull {
  readonly state: 'mailbox-full';
  readonly waitSeconds: number;
}

/**
 * Accepted requests for a meter point number. Specification: journeys, section 4 (MPAN forms);
 * architecture, "How data flows" 4.
 */
export interface MpanRequests {
  newReference(): string;
  /**
   * Commits the request with its reference and its delivery in one transaction, then waits up to
   * two seconds for the operator. The same key is the same request. Limits emails per mailbox
   * across all processes. Rejects with `unavailable` if nothing was accepted, `invalid` if the key
   * belongs to another request.
   */
  request<Kind extends RequestKind>(
    kind: Kind,
    body: RequestBodies[Kind],
    options: { readonly idempotencyKey?: string | undefined },
  ): Promise<AcceptedRequest | MailboxFull>;
  purge(): Promise<void>;
}
