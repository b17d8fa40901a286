import type { Reason } from '~/domain/text-updates/outcome';

export interface SignUp {
  /** "+447700900123" */
  readonly mobile: string;
  readonly name: string | null;
  /** A full postcode, or the sector of a restored incident; null if unknown. */
  readonly place: string | null;
  readonly mpan: string | null;
  readonly addressLine1: string | null;
  readonly reference: string | null;
  readonly live: boolean;
  readonly futureUnplanned: boolean;
  readonly futurePlanned: boolean;
  readonly language?: string | undefined;
  /** Sent by a person according to its bot check: a number that answered STOP gets texts again. */
  readonly isFromPage?: boolean;
  /** The same key is the same request and returns the same answer. */
  readonly key: string | null;
}

export interface Stop {
  readonly mobile: string;
  readonly mpan: string | null;
  readonly key: string | null;
}

/** `kept`: the operator could not be reached; it is stored and delivered later. */
export type SignUpAnswer =
  { readonly kind: 'answered'; readonly reason: Reason | null } | { readonly kind: 'kept' };
/**
 * The same for a number without subscriptions, so that typing a number reveals nothing about it.
 */
export type StopAnswer = { readonly kind: 'answered' } | { readonly kind: 'kept' };

/** Rejects with `unavailable`, or `invalid` for a key used for something else. */
export interface TextUpdates {
  signUp(request: SignUp): Promise<SignUpAnswer>;
  /** The number is notified by text if there was something to stop. */
  stop(request: Stop): Promise<StopAnswer>;
}

export interface StoredTextUpdates extends TextUpdates {
  purge(): Promise<void>;
}
