import type { OffersStatus, Registration } from '~/domain/offers/registration';
import type { Wire } from '~/server/lib/wire';

/** What the operator knows of planned work and its offers. Every call rejects with `unavailable` only. Journeys, section 7. */
export interface OffersQuestions {
  /** No planned work is a null reference and false everywhere. */
  registration(mpan: string): Promise<Registration>;
  status(mpan: string): Promise<OffersStatus>;
}

/** Specification: journeys, section 3 (offers request payload), in its own names. No e-mail address: J-931, no reference: J-933. */
export type OffersRequest = Wire<'OffersRequest'>;

export interface RequestOptions {
  /** Chosen by the caller; the same key is the same request. */
  readonly idempotencyKey?: string;
  /** The exact body that came with the key; another one under it is refused. */
  readonly body?: string;
}

/** `kept`: the operator could not be reached; it is delivered later, and the visitor is told so. Decision J-926. */
export type RequestOutcome = 'requested' | 'kept';

/** The meter point and the planned work that a request is for. */
export type OffersPlace = Pick<OffersRequest, 'mpan' | 'incidentReference'>;

export interface OffersRequests {
  /**
   * Accepts one request for a meter point and its planned work, however often it is sent, and hands it to the operator.
   * Rejects with `invalid` when the operator refuses it, `unavailable` when nothing was accepted.
   */
  request(request: OffersRequest, options?: RequestOptions): Promise<RequestOutcome>;
  /** Whether one was accepted, whatever the operator has heard of it yet. Rejects with `unavailable`. */
  wasRequested(place: OffersPlace): Promise<boolean>;
  purge(): Promise<void>;
}

export interface Offers extends OffersQuestions, OffersRequests {}
