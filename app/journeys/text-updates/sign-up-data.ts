import type { BotAround } from '~/forms/fields/view';
import type { ActionResult } from '~/forms/fixed/action-result';

/** A sign-up or stop page's data, with texts from the server and only what the visitor typed. */
export interface Failure {
  readonly title: string;
  readonly body: string;
}

export interface SignUpData extends ActionResult {
  /** The incident it is about, if any. */
  readonly incident: {
    readonly reference: string;
    readonly place: string;
    readonly over: boolean;
  } | null;
  /** The known address. */
  readonly saved: string | null;
  /** New for each rendered form: pressed twice, it is one sign-up. */
  readonly requestKey: string;
  /** The bot check. */
  readonly bot: BotAround;
  readonly values: {
    readonly name: string;
    readonly mobile: string;
    readonly postcode: string;
    readonly signUpForLiveUpdates: boolean;
    readonly signUpForFutureUpdates: boolean;
  };
  /** True if the postcode is optional because one is known. */
  readonly postcodeKnown: boolean;
  readonly failure: Failure | null;
  /** The form of the incident page: only a number, for texts about this incident. */
  readonly numberOnly: boolean;
  /** True if all that is missing is one more press (docs/decisions/text-updates.md, T-28). */
  readonly asksAgain: boolean;
}

export interface StopData extends ActionResult {
  readonly variant: 'address' | 'general';
  readonly saved: string | null;
  readonly requestKey: string;
  readonly values: { readonly mobile: string };
  readonly failure: Failure | null;
}

export const TEXT_UPDATES = '/power-cut/text-updates';
export const SIGN_UP_INCIDENT = `${TEXT_UPDATES}/incident`;
export const STOP = `${TEXT_UPDATES}/stop`;
/** The hidden field of a form that asks for a number only. */
export const NUMBER_ONLY = 'numberOnly';
export type NumberOnly = typeof NUMBER_ONLY;
export const signUpHref = (reference: string): string =>
  `${SIGN_UP_INCIDENT}?${new URLSearchParams({ incidentid: reference }).toString()}`;
