import type { Wire } from '~/server/lib/wire';

export type SupplierDetails = Wire<'SupplierDetails'>;

export type MeterLookup = Omit<Wire<'MeterLookup'>, 'distributor'>;

export interface Meters {
  /** Rejects with `not-found` or `unavailable`. */
  byMeterNumber(meterNumber: string): Promise<MeterLookup>;
  /** Rejects with `not-found` or `unavailable`. */
  supplierOf(mpan: string): Promise<SupplierDetails>;
}

export type RequestKind = 'mpan-checker' | 'mpan-export-checker' | 'manual-mpan-checker';

export type MpanCheck = Wire<'MpanCheck'>;

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

export interface MailboxFull {
  readonly state: 'mailbox-full';
  readonly waitSeconds: number;
}

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
}
