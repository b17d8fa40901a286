import type { ActionResult } from '~/forms/fixed/action-result';
import type { BotChallenge } from '~/forms/fields/view';

export const STILL_OFF = '/power-cut/still-off';
export const STILL_OFF_SENT = `${STILL_OFF}/sent`;

export const stillOffHref = (reference: string): string =>
  `${STILL_OFF}?${new URLSearchParams({ incidentid: reference }).toString()}`;

export interface StillOffData extends ActionResult {
  readonly incident: { readonly reference: string; readonly place: string };
  /** Null if the remembered address is not in the power cut. */
  readonly address: string | null;
  /** New for each rendered form: pressed twice, it is one report. */
  readonly requestKey: string;
  readonly bot: BotChallenge;
  readonly values: {
    readonly line: string;
    readonly postcode: string;
    readonly what: string;
    readonly mobile: string;
  };
  readonly failure: { readonly title: string; readonly body: string } | null;
}
