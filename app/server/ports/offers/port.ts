import type { OffersStatus, Registration } from '~/domain/offers/registration';
import type { Wire } from '~/server/lib/wire';

/** Every call only rejects with `unavailable`. */
export interface OffersQuestions {
  /** Without planned work, a null reference and false everywhere. */
  registration(mpan: string): Promise<Registration>;
  status(mpan: string): Promise<OffersStatus>;
}

/** No email address (J-931) and no reference (J-933). */
export type OffersRequest = Wire<'OffersRequest'>;

export interface RequestOptions {
  /** Chosen by the caller; the same key is the same request. */
  readonly idempotencyKey?: string;
  /** The exact body sent with the key; a different one is rejected. */
  readonly body?: string;
}

/** `kept`: the operator could not be reached; it is delivered later. Decision J-926. */
export type RequestOutcome = 'requested' | 'kept';

export type OffersPlace = Pick<OffersRequest, 'mpan' | 'incidentReference'>;

export interface OffersRequests {
  /**
   * One per meter point and planned work, however often it is sent. Rejects with `invalid` if the
   * operator rejects it, `unavailable` if nothing was accepted.
   */
  request(request: OffersRequest, options?: RequestOptions): Promise<RequestOutcome>;
  /** Even if the operator has not received it yet. Rejects with `unavailable`. */
  wasRequested(place: OffersPlace): Promise<boolean>;
}

export interface Offers extends OffersQuestions, OffersRequests {}
