import type { Reason } from '~/domain/text-updates/outcome';

/** What a visitor asked for. Specification: form engine, section 3 "Text updates payload"; journeys, section 2. */
export interface SignUp {
  /** "+447700900123" */
  readonly mobile: string;
  readonly name: string | null;
  /** A full postcode, or the sector of a restored incident; null where nothing is known of the place. */
  readonly place: string | null;
  readonly mpan: string | null;
  readonly addressLine1: string | null;
  readonly reference: string | null;
  readonly live: boolean;
  readonly futureUnplanned: boolean;
  readonly futurePlanned: boolean;
  /** The code of the language in which they want to be told; English where there is none. */
  readonly language?: string | undefined;
  /** Sent from a page, by a person as far as its bot check can tell: a number that answered STOP is texted again. */
  readonly isFromPage?: boolean;
  /** The same key is the same request: sent again, it is answered as the first time. */
  readonly key: string | null;
}

export interface Stop {
  readonly mobile: string;
  /** Only this address; null stops everything. */
  readonly mpan: string | null;
  readonly key: string | null;
}

/** `kept`: the operator could not be asked; it is stored and delivered later. */
export type SignUpAnswer = { readonly kind: 'answered'; readonly reason: Reason | null } | { readonly kind: 'kept' };
/** The same for a number that follows nothing: whoever types a number learns nothing about it. */
export type StopAnswer = { readonly kind: 'answered' } | { readonly kind: 'kept' };

/** Who wants to be told by text message. Rejects with `unavailable`, or `invalid` for a key that was used for something else. */
export interface TextUpdates {
  signUp(request: SignUp): Promise<SignUpAnswer>;
  /** Whoever has the number is told by text, if there was something to stop. */
  stop(request: Stop): Promise<StopAnswer>;
}

/** Text updates whose rows are in the store. */
export interface StoredTextUpdates extends TextUpdates {
  /** Deletes what is past its time. */
  purge(): Promise<void>;
}
