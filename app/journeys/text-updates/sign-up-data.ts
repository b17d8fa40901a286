import type { BotChallenge } from '~/forms/fields/view';
import type { ActionResult } from '~/forms/fixed/action-result';

export interface Failure {
  readonly title: string;
  readonly body: string;
}

export interface SignUpData extends ActionResult {
  readonly incident: {
    readonly reference: string;
    readonly place: string;
    readonly over: boolean;
  } | null;
  readonly saved: string | null;
  /** New for each rendered form: pressed twice, it is one sign-up. */
  readonly requestKey: string;
  readonly bot: BotChallenge;
  readonly values: {
    readonly name: string;
    readonly mobile: string;
    readonly postcode: string;
    readonly signUpForLiveUpdates: boolean;
    readonly signUpForFutureUpdates: boolean;
  };
  readonly postcodeKnown: boolean;
  readonly failure: Failure | null;
  readonly numberOnly: boolean;
  /** All that is missing is one more press (docs/decisions/text-updates.md, T-28). */
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
export const NUMBER_ONLY = 'numberOnly';
export type NumberOnly = typeof NUMBER_ONLY;
export const signUpHref = (reference: string): string =>
  `${SIGN_UP_INCIDENT}?${new URLSearchParams({ incidentid: reference }).toString()}`;
