import type { OffersStatus, Registration } from '~/domain/offers/registration';
import type { Wire } from '~/server/lib/wire';

/**
 * The operator's planned work and offers. Every call only rejects with `unavailable`. Journeys,
 * section 7.
 */
export interface OffersQuestions {
  /** Without planned work, returns a null reference and false everywhere. */
  registration(mpan: string): Promise<Registration>;
  status(mpan: string): Promise<OffersStatus>;
}

/**
 * Specification: journeys, section 3 (offers request payload), with its own names. No email
 * address: J-931, no reference: J-933.
 */
export type OffersRequest = Wire<'OffersRequest'>;

export interface RequestOptions {
  /** Chosen by the caller; the same key is the same request. */
  readonly idempotencyKey?: string;
  /** The exact body sent with the key; a different one is rejected. */
  readonly body?: string;
}

/**
 * `kept`: the operator could not be reached; it is delivered later, and the page says so. Decision
 * J-926.
 */
export type RequestOutcome = 'requested' | 'kept';

/** The meter point and the planned work that a request is for. */
export type OffersPlace = Pick<OffersRequest, 'mpan' | 'incidentReference'>;

export interface OffersRequests {
  /**
   * Accepts one request per meter point and planned work, however often it is sent, and forwards it
   * to the operator. Rejects with `invalid` if the operator rejects it, `unavailable` if nothing
   * was accepted.
   */
  request(request: OffersRequest, options?: RequestOptions): Promise<RequestOutcome>;
  /**
   * Returns whether one was accepted, even if the operator has not received it yet. Rejects with
   * `unavailable`.
   */
  wasRequested(place: OffersPlace): Promise<boolean>;
  purge(): Promise<void>;
}

export interface Offers extends OffersQuestions, OffersRequests {}
